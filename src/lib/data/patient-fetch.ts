const PATIENCE_MS = 30_000;
/** A file of 5 MiB over a slow line takes longer than any answer. */
const FILE_PATIENCE_MS = 300_000;

/** `fetch`, which waits no longer than half a minute for an answer, and five for a file. */
export function patientFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const isFile = addressOf(input).includes('/storage/v1/object/');
  const timeout = AbortSignal.timeout(isFile ? FILE_PATIENCE_MS : PATIENCE_MS);
  return fetch(input, { ...init, signal: init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout });
}

/** Where a request goes. */
export const addressOf = (input: RequestInfo | URL): string =>
  input instanceof Request ? input.url : String(input);
