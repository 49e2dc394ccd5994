/** How hard deals are for people, the easiest first. */
export const LEVELS = ['beginner', 'standard', 'challenge'] as const;

/** One of {@link LEVELS}. */
export type Level = (typeof LEVELS)[number];
