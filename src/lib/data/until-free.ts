import { jitter } from '@/lib/jitter';

/** How often a request is sent again, and how long it waits before the first time. */
const TRIES = 3;
const FIRST_PAUSE_MS = 200;

/** Another transaction held what this one needed, or too many requests of the person were running: nothing was done. */
const BUSY = /"code":"(?:55P03|40P01)"|"message":"busy"/;

async function isBusy(response: Response): Promise<boolean> {
  if (response.status !== 429 && response.status !== 500) return false;
  return BUSY.test(await response.clone().text());
}

const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

/** Sends a request to the database, and again while the database is busy. Its transaction was rolled back, so that it is the same request. */
export async function untilFree(send: () => Promise<Response>, tried = 0): Promise<Response> {
  const response = await send();
  if (tried === TRIES || !(await isBusy(response))) return response;
  await pause(jitter(FIRST_PAUSE_MS * 2 ** tried));
  return untilFree(send, tried + 1);
}
