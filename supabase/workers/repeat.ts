import { setTimeout as sleep } from 'node:timers/promises';

export interface Repeated {
  /** Interrupts it and resolves when it has ended. */
  stop(): Promise<void>;
}

/**
 * Repeats work with pauses.
 * @param work on failure, reports to `onError` and retries after the next pause
 * @param pause milliseconds until the next run, given the number of consecutive failures
 */
export function repeat(
  work: (signal: AbortSignal) => Promise<void>,
  pause: (failures: number) => number,
  onError: (error: unknown) => void,
): Repeated {
  const stopping = new AbortController();
  const { signal } = stopping;
  const running = (async () => {
    let failures = 0;
    while (!signal.aborted) {
      try {
        await work(signal);
        failures = 0;
      } catch (error) {
        failures += 1;
        if (!signal.aborted) onError(error);
      }
      await sleep(pause(failures), undefined, { signal }).catch(() => undefined);
    }
  })();
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
