import { codeOf } from '@/lib/data/error-codes';
import { untilFree } from '@/lib/data/until-free';
import { apikey, call } from './api';
import { part, read } from './dom';
import { hasErrorWords } from './words';

/** Auth responds after handing its mail over. */
const PATIENCE_MS = 30_000;

const refusal = (answer: unknown) => ({
  code: read(answer, 'error_code') || read(answer, 'code'),
  message: read(answer, 'msg') || read(answer, 'message'),
  reasons: part(part(answer, 'weak_password'), 'reasons'),
});

/** Throws an error code as the message, using the shared error map. */
function fail(error: unknown, status?: number): never {
  throw new Error(codeOf(error, status, hasErrorWords), { cause: error });
}

/**
 * Sends to the API.
 * @param path like `rest/v1/` and a table, `rest/v1/rpc/` and a function, `auth/v1/` and a verb
 * @throws Error whose message is a code of the section `errors` in `words/en/account.json`
 */
export async function send(path: string, body: object): Promise<unknown> {
  const response = await untilFree(() =>
    call(path, PATIENCE_MS, {
      method: 'POST',
      headers: { apikey, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  ).catch(fail);
  // Writes may return an empty body.
  const answer: unknown = await response.json().catch(() => undefined);
  return response.ok ? answer : fail(refusal(answer), response.status);
}
