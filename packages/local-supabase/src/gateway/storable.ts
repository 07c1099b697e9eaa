/**
 * Whether Postgres can store all texts of a JSON document: only escapes can contain NUL or half of a surrogate pair.
 * Malformed JSON is left to the reader.
 */
export function isStorable(json: string): boolean {
  // Other escapes, such as `\\`, must not hide or create one of these.
  const escapes = json.replaceAll(/\\[^u]/g, ' ');
  return !/\\u(?:0000|d[89ab]..(?!\\ud[c-f])|(?<!\\ud[89ab]..\\u)d[c-f])/i.test(escapes);
}
