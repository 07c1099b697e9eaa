import { jitter } from '@/lib/jitter';

const TRIES = 3;
const FIRST_PAUSE_MS = 200;

/** Lock not available, deadlock, or too many requests by the user: nothing was done. */
const BUSY = /"code":"(?:55P03|40P01)"|"message":"busy"/;

async function isBusy(response: Response): Promise<boolean> {
  if (response.status !== 429 && response.status !== 500) return false;
  return BUSY.test(await response.clone().text());
}

const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

/** Sends a request, and retries while the database is busy. Safe, because the transaction was rolled back. */
export async function untilFree(send: () => Promise<Response>, tried = 0): Promise<Response> {
  const response = await send();
  if (tried === TRIES || !(await isBusy(response))) return response;
  await pause(jitter(FIRST_PAUSE_MS * 2 ** tried));
  return untilFree(send, tried + 1);
}
