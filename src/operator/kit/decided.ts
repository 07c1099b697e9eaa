import { useSyncExternalStore } from 'react';
import { AppError, toAppError, unwrap } from '@/lib/data/errors';

/** A decision, or the reading of what is confidential, that waits for the code of an authenticator. */
interface CodeRequest {
  entered: () => void;
  declined: () => void;
}

interface Answer {
  data: unknown;
  error: unknown;
  status?: number;
}

let open: CodeRequest | undefined;
let answer: Promise<void> | undefined;
const listeners = new Set<() => void>();

function show(request: CodeRequest | undefined): void {
  open = request;
  for (const listener of listeners) listener();
}

/** Asks once, also for several decisions at the same time. */
function requestCode(): Promise<void> {
  answer ??= new Promise<void>((resolve, reject) => {
    show({ entered: resolve, declined: () => reject(new AppError('code_required')) });
  }).finally(() => {
    answer = undefined;
    show(undefined);
  });
  return answer;
}

/** The request for a code that is open, which the frame of the back office shows. */
export function useCodeRequest(): CodeRequest | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => open,
  );
}

/**
 * Calls a function by which an operator decides, or puts on record that they read. If the database wants a code that is more recent (`private.require_decision`), the
 * operator is asked for it and the same call is made again, with the same request id.
 *
 * @example
 * decided(() => supabase.rpc('confirm_proposal', { proposal_id: id }))
 *
 * @throws AppError `code_required` if the operator enters no code, and whatever the call is refused with.
 */
export async function decided<R extends Answer>(
  call: () => PromiseLike<R>,
): Promise<Extract<R, { error: null }>['data']> {
  const first = await call();
  if (first.error === null || toAppError(first.error, first.status).code !== 'code_required')
    return unwrap(first);
  await requestCode();
  return unwrap(await call());
}
