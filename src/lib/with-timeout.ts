/**
 * Awaits pieces of work one after another within one total timeout in milliseconds; undefined for those that fail or
 * are late.
 */
export function withTimeout(ms: number) {
  const late = new Promise<undefined>((resume) => setTimeout(resume, ms));
  return <T>(work: Promise<T> | undefined) => Promise.race([work, late]).catch(() => undefined);
}
