const PATIENCE_MS = 8000;

/** With `fetch` only, maybe from a replica (docs/hosting.md). @throws on a timeout, an error or a broken response */
export async function ask(path: string): Promise<unknown> {
  const response = await fetch(`${import.meta.env.VITE_SUPABASE_READ_URL}/${path}`, {
    headers: { apikey: import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY },
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  const answer: unknown = await response.json();
  if (response.ok && answer) return answer;
  throw new Error(path);
}
