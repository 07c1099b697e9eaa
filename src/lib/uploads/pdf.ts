import { AppError } from '@/lib/data/errors';

const latin = new TextDecoder('latin1');
const textOf = async (part: Blob): Promise<string> => latin.decode(await part.arrayBuffer());

/** Readers look for the beginning of a PDF this far, and as far from its end for the address of its contents. */
const EDGE = 1024;

/** Whether a file begins as a PDF does, which may come after a mark of its encoding, blank lines or the headers of a mail. */
export async function isPdf(file: Blob): Promise<boolean> {
  return (await textOf(file.slice(0, EDGE))).includes('%PDF-');
}

/**
 * Refuses a PDF that an operator could not read.
 *
 * @throws AppError `file_unreadable` when its end is missing, `file_protected` when it asks for a password
 */
export async function requireReadablePdf(file: Blob): Promise<void> {
  const text = await textOf(file);
  const end = /startxref\s+\d+\s+%%EOF/.exec(text.slice(-EDGE));
  if (!end) throw new AppError('file_unreadable');
  if (/\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/.test(text)) throw new AppError('file_protected');
}
