import { type ChildProcess, execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { errorCode } from './errors.ts';

/** A zombie counts as gone. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
  return processField(pid, 'state') !== 'Z';
}

/**
 * Unique identity of a process: its start time and boot. Ids are reused, after a reboot immediately, so an id from a
 * file is not enough. Undefined if it is gone.
 */
export function processIdentity(pid: number): string | undefined {
  if (process.platform !== 'linux') return ps(pid, 'lstart');
  const started = processField(pid, 'started');
  return started && `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}/${started}`;
}

/** Undefined if the process is gone, empty for a zombie. */
export function commandLine(pid: number): string | undefined {
  if (process.platform !== 'linux') return ps(pid, 'command');
  return readProc(pid, 'cmdline')?.replaceAll('\0', ' ').trim();
}

/** False on timeout. */
async function waitForExit(pid: number, milliseconds: number): Promise<boolean> {
  const deadline = Date.now() + milliseconds;
  while (isAlive(pid)) {
    if (Date.now() > deadline) return false;
    await sleep(25);
  }
  return true;
}

/** Sends each signal in turn, waiting `milliseconds` after each, until the process is gone; false if it survives. */
export async function stopProcess(
  pid: number,
  signals: readonly NodeJS.Signals[],
  milliseconds: number,
): Promise<boolean> {
  for (const signal of signals) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      if (errorCode(error) === 'ESRCH') return true;
      throw error;
    }
    if (await waitForExit(pid, milliseconds)) return true;
  }
  return false;
}

/** Fields 3 and 22 of proc(5) stat; the second, in parentheses, may contain spaces. */
function processField(pid: number, field: 'state' | 'started'): string | undefined {
  if (process.platform !== 'linux') return field === 'state' ? ps(pid, 'stat')?.charAt(0) : undefined;
  const stat = readProc(pid, 'stat');
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[field === 'state' ? 0 : 19];
}

function readProc(pid: number, file: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return undefined;
  }
}

function ps(pid: number, column: string): string | undefined {
  try {
    const output = execFileSync('ps', ['-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' });
    return output.trim() || undefined;
  } catch {
    return undefined;
  }
}

/** Resolves with a child's exit code (null for a signal); rejects if it could not start. */
export function exitCode(child: ChildProcess): Promise<number | null> {
  const exited = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
  // A rejection before the caller awaits it would end the process.
  exited.catch(() => undefined);
  return exited;
}

/** Stops a child when this process ends without stopping it, for example by an uncaught error. */
export function endWithUs(child: ChildProcess, signal: NodeJS.Signals): void {
  const end = (): boolean => child.kill(signal);
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
}
