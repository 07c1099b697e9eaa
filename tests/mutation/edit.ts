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

/** An edit of every place that matches. */
export const editsOf = (
  text: string,
  pattern: RegExp,
  edit: (...groups: string[]) => Pick<Edit, 'what' | 'replacement'>,
): Edit[] =>
  [...text.matchAll(pattern)].map((match) => ({
    ...edit(...match),
    at: match.index,
    length: match[0].length,
  }));

/** The line of a text around a place. */
export function lineAt(text: string, at: number): string {
  const begin = text.lastIndexOf('\n', at) + 1;
  return text.slice(begin, text.indexOf('\n', at)).trim();
}
