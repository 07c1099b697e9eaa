/**
 * Returns what waits for one piece of work after another, but no longer than this many milliseconds for all of them: undefined for
 * what fails, or is late.
 */
export function withTimeout(ms: number) {
  const late = new Promise<undefined>((resume) => setTimeout(resume, ms));
  return <T>(work: Promise<T> | undefined) => Promise.race([work, late]).catch(() => undefined);
}
