/** A lock file that outlives no process: its owner keeps touching it, and one left untouched is taken over. */
import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const TOUCH_MS = 1_000;
const DEAD_AFTER_MS = 10_000;
const POLL_MS = 250;

/** Milliseconds since the owner's last sign of life. @param {string} path */
function ageOf(path) {
  try {
    return Date.now() - statSync(path).mtimeMs;
  } catch {
    return 0;
  }
}

/** @type {(path: string, token: string) => boolean} */
function holds(path, token) {
  try {
    return readFileSync(path, 'utf8') === token;
  } catch {
    return false;
  }
}

/** @type {(path: string, token: string) => Promise<boolean>} */
async function tryToTake(path, token) {
  if (ageOf(path) > DEAD_AFTER_MS) rmSync(path, { force: true });
  try {
    writeFileSync(path, token, { flag: 'wx' });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
  // Two that find the same dead lock could each remove it, the slower one removing the other's new lock: the process
  // that the file still names after a moment has it.
  await sleep(POLL_MS);
  return holds(path, token);
}

/**
 * Runs `work` while holding the lock; `onWait` is called once if another process holds it.
 *
 * @param {string} path
 * @param {() => void} onWait
 * @param {() => Promise<void>} work
 */
export async function withLock(path, onWait, work) {
  const token = randomUUID();
  for (let first = true; !(await tryToTake(path, token)); first = false) {
    if (first) onWait();
    await sleep(POLL_MS);
  }
  const touch = setInterval(() => {
    const now = new Date();
    if (holds(path, token)) utimesSync(path, now, now);
  }, TOUCH_MS);
  try {
    await work();
  } finally {
    clearInterval(touch);
    if (holds(path, token)) rmSync(path, { force: true });
  }
}
