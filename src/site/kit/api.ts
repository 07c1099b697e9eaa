const READING_PATIENCE_MS = 8000;

/** The publishable API key. */
export const apikey = import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY;

/** Calls the API with `fetch` only; reads may go to replicas (docs/hosting.md, "Read replicas"). */
export const call = (path: string, patience: number, init?: RequestInit): Promise<Response> =>
  fetch(`${init ? import.meta.env.VITE_SUPABASE_URL : import.meta.env.VITE_SUPABASE_READ_URL}/${path}`, {
    headers: { apikey },
    signal: AbortSignal.timeout(patience),
    ...init,
  });

/**
 * Reads from the API.
 * @param path like `rest/v1/rpc/` and a function
 * @throws on a timeout, an error status or a broken response
 */
export async function ask(path: string): Promise<unknown> {
  const response = await call(path, READING_PATIENCE_MS);
  const answer: unknown = await response.json();
  if (response.ok && answer) return answer;
  throw new Error(path);
}
