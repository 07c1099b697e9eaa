import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { stopProcess } from './processes.ts';

export interface Supervised {
  readonly pid: number;
  stop(): Promise<void>;
}

export interface Supervision {
  start: () => Promise<ChildProcess>;
  stopSignals: readonly NodeJS.Signals[];
  /** Called when it died, each time a restart failed (with the reason), and when it is back. */
  onChange?: (event: 'died' | 'failed' | 'back', reason?: unknown) => void;
  /** Asked after it died: whether to restart it. */
  restart: () => boolean | Promise<boolean>;
}

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5000;
const STOP_MS = 8000;

/**
 * Supervises a child process; restarts it, if `restart` agrees, immediately and then with growing delays.
 * @throws as the first start
 */
export async function supervise(supervision: Supervision): Promise<Supervised> {
  let child = await supervision.start();
  const stopping = new AbortController();
  let restarting = Promise.resolve();

  function watch(): void {
    child.once('exit', () => {
      if (stopping.signal.aborted) return;
      supervision.onChange?.('died');
      restarting = decide();
    });
  }

  async function decide(): Promise<void> {
    if (await supervision.restart()) await bringBack();
  }

  async function bringBack(): Promise<void> {
    for (let pause = FIRST_PAUSE_MS; !stopping.signal.aborted; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      try {
        await sleep(pause, undefined, stopping);
        child = await supervision.start();
        watch();
        supervision.onChange?.('back');
        return;
      } catch (error) {
        if (stopping.signal.aborted) return;
        supervision.onChange?.('failed', error);
      }
    }
  }

  watch();
  return {
    get pid() {
      return child.pid ?? 0;
    },
    async stop() {
      stopping.abort();
      await restarting;
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exited = new Promise((resolve) => child.once('exit', resolve));
      await stopProcess(child.pid ?? 0, supervision.stopSignals, STOP_MS);
      await exited;
    },
  };
}
