import { setTimeout as sleep } from 'node:timers/promises';

const DAY_MS = 86_400_000;
/** Longer than a test may take. */
const MARGIN_MS = 30_000;

/** Waits out the last half minute of a day (UTC). Before each test that names days, so that none sees the day change. */
export async function awayFromMidnight(): Promise<void> {
  const left = DAY_MS - (Date.now() % DAY_MS);
  if (left < MARGIN_MS) await sleep(left + 10);
}
