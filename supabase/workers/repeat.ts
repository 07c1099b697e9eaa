import { setTimeout as sleep } from 'node:timers/promises';

/** Work that goes on until it is stopped. */
export interface Repeated {
  /** Interrupts it and resolves when it has ended. */
  stop(): Promise<void>;
}

/**
 * Does something again and again, with a pause after each time.
 * @param work what fails in it is told to `onError` and tried again after the next pause
 * @param pause milliseconds until the next time, given how often it has failed in a row
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
