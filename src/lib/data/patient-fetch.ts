const PATIENCE_MS = 30_000;
/** 5 MiB over a slow network take longer than any other request. */
const FILE_PATIENCE_MS = 300_000;

/** `fetch` with a timeout of 30 seconds, or five minutes for a file. */
export function patientFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const isFile = addressOf(input).includes('/storage/v1/object/');
  const timeout = AbortSignal.timeout(isFile ? FILE_PATIENCE_MS : PATIENCE_MS);
  return fetch(input, { ...init, signal: init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout });
}

export const addressOf = (input: RequestInfo | URL): string => (input instanceof Request ? input.url : String(input));
