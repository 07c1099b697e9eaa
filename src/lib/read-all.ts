/** Waits until all parts of a page have ended, then rejects if one of them did: a page that could not be read has its words to say so. */
export async function readAll(parts: readonly Promise<unknown>[]): Promise<void> {
  for (const part of await Promise.allSettled(parts)) if (part.status === 'rejected') throw part.reason;
}
