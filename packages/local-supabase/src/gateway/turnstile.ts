export interface TurnstileLimits {
  each: number;
  together: number;
  /** Waiting requests of one caller; more are refused. */
  waiting: number;
}

/** Runs a request in turn; undefined if too many of the caller's are waiting. */
export type Turnstile = <T>(caller: string, work: () => Promise<T>) => Promise<T | undefined>;

/** Limits each caller's concurrent requests and queues the rest, so that callers only wait for themselves. */
export function createTurnstile({ each, together, waiting }: TurnstileLimits): Turnstile {
  const running = new Map<string, number>();
  const queue: { caller: string; start: () => void }[] = [];
  const runs = (caller: string) => running.get(caller) ?? 0;
  let total = 0;

  function begin(): void {
    for (let index = 0; index < queue.length && total < together;) {
      const next = queue[index];
      if (next && runs(next.caller) < each) {
        queue.splice(index, 1);
        running.set(next.caller, runs(next.caller) + 1);
        total += 1;
        next.start();
      } else index += 1;
    }
  }

  return async (caller, work) => {
    if (queue.filter((other) => other.caller === caller).length >= waiting) return undefined;
    await new Promise<void>((start) => {
      queue.push({ caller, start });
      begin();
    });
    try {
      return await work();
    } finally {
      total -= 1;
      if (runs(caller) > 1) running.set(caller, runs(caller) - 1);
      else running.delete(caller);
      begin();
    }
  };
}
