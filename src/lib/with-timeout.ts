/** Awaits work one after another within one total timeout; undefined for what fails or is late. */
export function withTimeout(ms: number) {
  const late = new Promise<undefined>((resume) => setTimeout(resume, ms));
  return <T>(work: Promise<T> | undefined) => Promise.race([work, late]).catch(() => undefined);
}
