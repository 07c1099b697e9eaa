const latin = new TextDecoder('latin1');
const textOf = async (part: Blob): Promise<string> => latin.decode(await part.arrayBuffer());

/** PDF readers look this far for the header, and as far from the end for the address of the contents. */
const EDGE = 1024;

/** Whether a file begins as a PDF, possibly after a byte order mark, blank lines or mail headers. */
export async function isPdf(file: Blob): Promise<boolean> {
  return (await textOf(file.slice(0, EDGE))).includes('%PDF-');
}

/** @throws Error `file_unreadable` if its end is missing, `file_protected` if it needs a password */
export async function requireReadablePdf(file: Blob): Promise<void> {
  const text = await textOf(file);
  const end = /startxref\s+\d+\s+%%EOF/.exec(text.slice(-EDGE));
  if (!end) throw new Error('file_unreadable');
  if (/\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/.test(text)) throw new Error('file_protected');
}
