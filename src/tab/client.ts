import type { Answer, Claims } from './database';
import type { Request } from './worker';

/** Postgres in a tab can't be interrupted: a statement ends with its database, and the next one opens a new one. */
const PATIENCE_MS = 10_000;

function start() {
  const worker = new Worker(new URL('worker.ts', import.meta.url), { type: 'module' });
  const opened = new Promise<string>((resolve, reject) => {
    worker.addEventListener('error', ({ message }) => reject(new Error(message)));
    worker.addEventListener('message', ({ data }: MessageEvent<string | null>) => {
      if (data === null) resolve((performance.now() / 1000).toFixed(1));
      else reject(new Error(data));
    });
  });
  return { worker, opened };
}

let current = start();
/** Resolves with the seconds since the page was opened, once the database is open. */
export const opening = current.opened;
let turn: Promise<unknown> = opening;

async function run(claims: Claims | undefined, statement: string): Promise<Answer> {
  const { worker, opened } = current;
  await opened;
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const timer = setTimeout(() => {
      worker.terminate();
      current = start();
      resolve({ refusal: 'canceled after 10 seconds', hint: 'The database starts again, as it was.' });
    }, PATIENCE_MS);
    const end = ({ data }: MessageEvent<Answer>) => {
      clearTimeout(timer);
      resolve(data);
    };
    port1.addEventListener('message', end, { once: true });
    port1.start();
    worker.postMessage({ claims, statement, answerTo: port2 } satisfies Request, [port2]);
  });
}

/** One statement after the other. */
export async function ask(claims: Claims | undefined, statement: string): Promise<Answer> {
  const answer = turn.then(() => run(claims, statement));
  turn = answer.catch(() => undefined);
  return answer;
}
