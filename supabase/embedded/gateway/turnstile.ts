/** How many requests may run at once. */
export interface TurnstileLimits {
  /** Of one caller. */
  each: number;
  /** Of all callers together. */
  together: number;
  /** Of one caller that wait for the others; more are refused. */
  waiting: number;
}

/** Runs the request of a caller when it is its turn; undefined if too many of that caller wait already. */
export type Turnstile = <T>(caller: string, work: () => Promise<T>) => Promise<T | undefined>;

/** Lets few requests of one caller run at once, and keeps the others in order: who waits for their own requests holds up no one else. */
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
