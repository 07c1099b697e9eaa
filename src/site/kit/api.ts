import { read } from './dom';

const READING_PATIENCE_MS = 8000;
/** Auth answers when its mail has been handed over. */
const WRITING_PATIENCE_MS = 30_000;

/**
 * Asks the API with nothing but `fetch`.
 * @param path like `rest/v1/` and a table, `rest/v1/rpc/` and a function, `auth/v1/` and a verb
 * @throws Error whose message is a code of the section `errors` in `words/en/account.ts`, or one of Auth's, and whose cause is the answer
 */
export async function ask(path: string, body?: object): Promise<unknown> {
  const response = await fetch(`${import.meta.env.VITE_SUPABASE_URL}/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      apikey: import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(body ? WRITING_PATIENCE_MS : READING_PATIENCE_MS),
  }).catch(() => {
    throw new Error('network');
  });
  const answer: unknown = await response.json().catch(() => undefined);
  // What is written may be answered by nothing; a reading that broke off is no answer.
  if (response.ok && (body ?? answer)) return answer;
  throw new Error(read(answer, 'error_code') || codeOf(response.status, answer), { cause: answer });
}

/** A function of ours raises its code as the message; the rest is told by the status. */
function codeOf(status: number, answer: unknown): string {
  const code = read(answer, 'code');
  if (code === 'P0001') return read(answer, 'message');
  if (code === '23514') return 'invalid_value';
  if (status === 429) return 'too_many_requests';
  return status > 501 ? 'unavailable' : 'unknown';
}
