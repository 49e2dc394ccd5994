const SEGMENT = /([a-zA-Z])([^a-zA-Z]*)/g;
const NUMBER = /-?(?:\d+\.?\d*|\.\d+)/g;
/** Numbers per arc: two radii, rotation, two flags, end point. */
const ARC_NUMBERS = 7;

function format(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/**
 * Scales path data and moves it, so that many shapes can share one path element.
 * Understands the commands that the deck is drawn with (`M C S Q A L H V Z` in both cases).
 */
export function placePath(path: string, x: number, y: number, scale: number): string {
  return path.replace(SEGMENT, (_, command: string, text: string) => {
    const kind = command.toLowerCase();
    const isAbsolute = command !== kind;
    const numbers = (text.match(NUMBER) ?? []).map((number, index) => {
      const value = Number(number);
      const part = kind === 'a' ? index % ARC_NUMBERS : -1;
      // Rotation and flags of an arc are no lengths.
      if (part >= 2 && part <= 4) return number;
      const length = value * scale;
      if (!isAbsolute || part === 0 || part === 1) return format(length);
      const isVertical =
        kind === 'v' || (kind !== 'h' && (part === -1 ? index % 2 : part % 2 === 0));
      return format(length + (isVertical ? y : x));
    });
    return command + numbers.join(' ');
  });
}
