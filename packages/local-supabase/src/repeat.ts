import { setTimeout as sleep } from 'node:timers/promises';

export interface Repeated {
  /** Resolves when what is under way has ended. */
  stop(): Promise<void>;
}

/** Repeats work until stopped; tells of a failure when it begins, not again until the work has succeeded. */
export function repeat(work: () => Promise<void>, everyMs: number, onError: (error: unknown) => void): Repeated {
  const stopping = new AbortController();
  const running = (async () => {
    let isFailing = false;
    while (!stopping.signal.aborted) {
      try {
        await work();
        isFailing = false;
      } catch (error) {
        if (!isFailing) onError(error);
        isFailing = true;
      }
      await sleep(everyMs, undefined, stopping).catch(() => undefined);
    }
  })();
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
