import { apikey, call } from './api';
import { read } from './dom';

/** Auth answers when its mail has been handed over. */
const PATIENCE_MS = 30_000;

/**
 * Sends something to the API.
 * @param path like `rest/v1/` and a table, `rest/v1/rpc/` and a function, `auth/v1/` and a verb
 * @throws Error whose message is a code of the section `errors` in `words/en/account.ts`, or one of Auth's, and whose cause is the answer
 */
export async function send(path: string, body: object): Promise<unknown> {
  const response = await call(path, PATIENCE_MS, {
    method: 'POST',
    headers: { apikey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => {
    throw new Error('network');
  });
  // What is written may be answered by nothing.
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.ok) return answer;
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
