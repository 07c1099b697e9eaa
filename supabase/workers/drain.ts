import { type Repeated, repeat } from './repeat.ts';

const PAUSE_MS = 2000;

/**
 * Empties an outbox, and looks again every two seconds, less often while the database fails.
 * @param next sends one part of it; resolves to whether there was any
 */
export function drain(next: (signal: AbortSignal) => Promise<boolean>, onError: (error: unknown) => void): Repeated {
  return repeat(
    async (signal) => {
      while (!signal.aborted && (await next(signal)));
    },
    (failures) => PAUSE_MS * 2 ** Math.min(failures, 5),
    onError,
  );
}
