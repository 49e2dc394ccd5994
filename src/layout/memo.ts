/** So many answers are remembered; then all are forgotten. */
const KNOWN_ANSWERS = 32;

/** Answers questions of plain values; the same question gets the same object. */
type Memo<Answer extends object> = (question: object, workOut: () => Answer) => Answer;

/** A memory for what is worked out again and again, always for the same few questions. */
export function createMemo<Answer extends object>(): Memo<Answer> {
  const known = new Map<string, Answer>();
  return (question, workOut) => {
    const key = Object.values(question).join();
    const found = known.get(key);
    if (found !== undefined) return found;
    if (known.size >= KNOWN_ANSWERS) known.clear();
    const answer = workOut();
    known.set(key, answer);
    return answer;
  };
}
