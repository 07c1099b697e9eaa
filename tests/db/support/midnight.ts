import { setTimeout as sleep } from 'node:timers/promises';

const DAY_MS = 86_400_000;
const MARGIN_MS = 30_000;

/** Waits out the last half minute of a day (UTC), so that the day does not change during a test that names days. */
export async function awayFromMidnight(): Promise<void> {
  const left = DAY_MS - (Date.now() % DAY_MS);
  if (left < MARGIN_MS) await sleep(left + 10);
}
