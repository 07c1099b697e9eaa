import type { Answer, Claims } from './database';
import type { Request } from './worker';

const worker = new Worker(new URL('worker.ts', import.meta.url), { type: 'module' });

/** Resolves with the seconds since the page was opened, once the database is open. */
export const opening = new Promise<string>((resolve, reject) => {
  worker.addEventListener('error', ({ message }) => reject(new Error(message)));
  worker.addEventListener('message', ({ data }: MessageEvent<string | null>) => {
    if (data === null) resolve((performance.now() / 1000).toFixed(1));
    else reject(new Error(data));
  });
});

export async function ask(claims: Claims | undefined, statement: string): Promise<Answer> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener('message', ({ data }: MessageEvent<Answer>) => resolve(data), { once: true });
    port1.start();
    worker.postMessage({ claims, statement, answerTo: port2 } satisfies Request, [port2]);
  });
}
