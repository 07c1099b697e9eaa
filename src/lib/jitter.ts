/** The period over which pages spread reads after a broadcast. */
const SPREAD_MS = 3000;

/** Returns a random delay of 50% to 150%. */
export const jitter = (ms: number): number => ms * (0.5 + Math.random());

/** Runs after a random delay, because many pages would act at the same moment. */
export const spread = (run: () => void, ms = SPREAD_MS) => setTimeout(run, Math.random() * ms);

/** Runs a second later: Realtime delivers a message milliseconds before other sessions see its rows. */
export const onceSeen = (run: () => void) => setTimeout(run, 1000);
