import type { Answer, Claims } from './database';
import type { Request } from './worker';

export type State = { isOpen: boolean; seconds?: string } | { failure: string };

/** The database in its worker: what is known of it (for `useSyncExternalStore`), and how it is asked. */
export function startDatabase() {
  let state: State = { isOpen: false };
  const listeners = new Set<() => void>();
  const tell = (next: State) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const worker = new Worker(new URL('worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, (answer: Answer) => void>();
  worker.addEventListener('error', ({ message }) => tell({ failure: message }));
  worker.addEventListener('message', ({ data }: MessageEvent<State | { id: number; answer: Answer }>) => {
    if ('id' in data) {
      waiting.get(data.id)?.(data.answer);
      waiting.delete(data.id);
      return;
    }
    tell('isOpen' in data ? { isOpen: true, seconds: (performance.now() / 1000).toFixed(1) } : data);
  });
  let last = 0;
  return {
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ask: async (claims: Claims | undefined, statement: string) =>
      new Promise<Answer>((resolve) => {
        last += 1;
        waiting.set(last, resolve);
        worker.postMessage({ id: last, claims, statement } satisfies Request);
      }),
  };
}
