/** Over how long pages that hear of something at the same moment spread what they read. */
const SPREAD_MS = 3000;

/** A pause that differs from page to page: between half of so many milliseconds and one and a half times as many. */
export const jitter = (ms: number): number => ms * (0.5 + Math.random());

/** Does something after a random part of so many milliseconds, because many pages would do it at the same moment. */
export const spread = (run: () => void, ms = SPREAD_MS) => setTimeout(run, Math.random() * ms);

/**
 * Does something a second later: Realtime reads the log of the database, and delivers a message some milliseconds before other
 * sessions see the rows that it is about.
 */
export const onceSeen = (run: () => void) => setTimeout(run, 1000);
