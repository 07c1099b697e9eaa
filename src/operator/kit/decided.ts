import { useSyncExternalStore } from 'react';
import { AppError, toAppError, unwrap } from '@/lib/data/errors';

/** A decision or confidential reading that waits for an authenticator code. */
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

function requestCode(): Promise<void> {
  answer ??= new Promise<void>((resolve, reject) => {
    show({ entered: resolve, declined: () => reject(new AppError('code_required')) });
  }).finally(() => {
    answer = undefined;
    show(undefined);
  });
  return answer;
}

/** The open code request, shown by the back-office layout. */
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
 * Calls a function that records an operator's decision or reading. If the database requires a more recent code
 * (`people.require_decision`), asks the operator and repeats the call with the same request id.
 * @example decided(() => supabase.rpc('confirm_proposal', { proposal_id: id }))
 * @throws AppError `code_required` if the operator enters no code, or the call's own error.
 */
export async function decided<R extends Answer>(
  call: () => PromiseLike<R>,
): Promise<Extract<R, { error: null }>['data']> {
  const first = await call();
  if (first.error === null || toAppError(first.error, first.status).code !== 'code_required') return unwrap(first);
  await requestCode();
  return unwrap(await call());
}
