/** An edit of a text: of a function, or of a check. */
export interface Edit {
  what: string;
  at: number;
  length: number;
  replacement: string;
}

/** The text after an edit. */
export const applied = (text: string, { at, length, replacement }: Edit): string =>
  text.slice(0, at) + replacement + text.slice(at + length);
