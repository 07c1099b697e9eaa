/**
 * Whether Postgres can store every text of a JSON document: it has no NUL and no half of a surrogate pair, which only an escape can write.
 * What is no JSON is for the reader to refuse.
 */
export function isStorable(json: string): boolean {
  // Other escapes, such as that of a backslash itself, must neither hide one of these nor make one.
  const escapes = json.replaceAll(/\\[^u]/g, ' ');
  return !/\\u(?:0000|d[89ab]..(?!\\ud[c-f])|(?<!\\ud[89ab]..\\u)d[c-f])/i.test(escapes);
}
