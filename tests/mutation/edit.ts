export interface Edit {
  what: string;
  at: number;
  length: number;
  replacement: string;
}

export const applied = (text: string, { at, length, replacement }: Edit): string =>
  text.slice(0, at) + replacement + text.slice(at + length);

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

export function lineAt(text: string, at: number): string {
  const begin = text.lastIndexOf('\n', at) + 1;
  return text.slice(begin, text.indexOf('\n', at)).trim();
}
