import type { Seen } from './verifier/verifier';

const KEY = 'seen-snapshot';

/** The newest snapshot that this browser has found in order, no matter which user was signed in; undefined when there is none or storage is not allowed. */
export function recallSeen(): Seen | undefined {
  try {
    const [number, seal] = (localStorage.getItem(KEY) ?? '').split(' ');
    return number && seal ? { number: Number(number), seal } : undefined;
  } catch {
    return undefined;
  }
}

/** Remembers a snapshot, whose seal commits to all before it. */
export function rememberSeen({ number, seal }: Seen): void {
  try {
    localStorage.setItem(KEY, `${number} ${seal}`);
  } catch {
    // Then only what is published now can be compared.
  }
}
