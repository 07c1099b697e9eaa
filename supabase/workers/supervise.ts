import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { kinds, lacking, type Settings } from './kinds.ts';
import { type Repeated, repeat } from './repeat.ts';
import { reasonOf } from './service.ts';

const PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 300_000;
/** One that ran as long was well: the next pause is the shortest again. */
const WELL_MS = 60_000;

export interface Supervised {
  settings: Settings;
  /** All whose settings are there, by default. */
  names?: readonly string[];
  /** Gets the lines of one log, each with the name of its worker. */
  tell: (line: string) => void;
  /** The file that runs one. */
  thread?: URL;
}

/** Runs workers, each in a thread of its own, and starts again what ends. */
export function superviseWorkers({
  settings,
  names = Object.keys(kinds),
  tell,
  thread = new URL('thread.ts', import.meta.url),
}: Supervised): Repeated {
  const running = names.flatMap((name) => {
    const missing = lacking(name, settings);
    tell(missing.length === 0 ? `${name}: runs` : `${name}: does not run without ${missing.join(', ')}`);
    if (missing.length > 0) return [];
    const say = (line: string) => tell(`${name}: ${line}`);
    const again = (error: unknown) => say(`${reasonOf(error)}. It is started again`);
    const work = async (signal: AbortSignal) => {
      const begin = performance.now();
      try {
        await runThread(thread, { name, settings }, say, signal);
      } catch (error) {
        if (performance.now() - begin < WELL_MS) throw error;
        again(error);
      }
    };
    return [repeat(work, (failures) => Math.min(PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS), again)];
  });
  return {
    async stop() {
      await Promise.all(running.map((worker) => worker.stop()));
    },
  };
}

/** @throws Error when the thread ends before the signal */
async function runThread(file: URL, workerData: object, say: (line: string) => void, signal: AbortSignal) {
  const thread = new Worker(file, { workerData, execArgv: [] });
  thread.on('message', say);
  const ended = once(thread, 'exit');
  ended.catch(() => undefined);
  signal.addEventListener('abort', () => thread.postMessage('stop'));
  const [code] = (await ended) as [number];
  if (!signal.aborted) throw new Error(`It ended with code ${code}`);
}
