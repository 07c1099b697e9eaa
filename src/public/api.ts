import { read } from './dom';

const PATIENCE_MS = 8000;

/**
 * Asks the API with nothing but `fetch`.
 * @param path a table, or `rpc/` and a function
 * @throws Error whose message is the code of `lib/i18n/en/errors.ts`
 */
export async function ask(path: string, body?: object): Promise<unknown> {
  const headers: Record<string, string> = { apikey: import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY };
  if (body) headers['content-type'] = 'application/json';
  const response = await fetch(`${import.meta.env.VITE_SUPABASE_URL}/rest/v1/${path}`, {
    method: body ? 'POST' : 'GET',
    headers,
    body: body ? JSON.stringify(body) : null,
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch(() => {
    throw new Error('network');
  });
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.ok) return answer;
  throw new Error(codeOf(response.status, read(answer, 'code'), read(answer, 'message')));
}

/** A function of ours raises its code as the message; the rest is told by the status. */
function codeOf(status: number, code: string, message: string): string {
  if (code === 'P0001') return message;
  if (code === '23514') return 'invalid_value';
  if (status === 429) return 'too_many_requests';
  return status > 501 ? 'unavailable' : 'unknown';
}
