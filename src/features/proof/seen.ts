import * as z from 'zod/mini';
import type { Restoration } from './verifier/restoration';
import type { Seen } from './verifier/verifier';

const KEY = 'seen-snapshot';
const RESTORATION_KEY = 'seen-restoration';
/** Enough to know the history by, should the newest ones be lost. */
const KEPT = 30;
const SHOWN_MS = 30 * 86_400_000;

/** The newest links of the chain that this browser has found in order, newest first, no matter which user was signed in; none when storage is not allowed. */
export function recallSeen(): readonly Seen[] {
  const texts = (read(KEY) ?? '').split(' ');
  return texts.flatMap((number, index) => {
    const seal = texts[index + 1];
    return index % 2 === 0 && number && seal ? [{ number: Number(number), seal }] : [];
  });
}

/** Remembers a link, whose seal commits to all before it. */
export function rememberSeen({ number, seal }: Seen): void {
  const earlier = recallSeen().filter((one) => one.number < number);
  const kept = [{ number, seal }, ...earlier].slice(0, KEPT);
  write(KEY, kept.map((one) => `${one.number} ${one.seal}`).join(' '));
}

const restorationSchema = z.object({ restored_to: z.string(), restored_at: z.string(), reason: z.string() });

/** What a person is told of a restoration. */
export type SeenRestoration = z.infer<typeof restorationSchema>;

/** The newest restoration that this browser has found in order, for thirty days; undefined when there is none. */
export function recallRestoration(): SeenRestoration | undefined {
  try {
    const { data } = restorationSchema.safeParse(JSON.parse(read(RESTORATION_KEY) ?? ''));
    return data && Date.now() - Date.parse(data.restored_at) < SHOWN_MS ? data : undefined;
  } catch {
    return undefined;
  }
}

/** Remembers a restoration, so that it is still shown when the chain goes on without a gap. */
export function rememberRestoration({ restored_to, restored_at, reason }: Restoration): void {
  write(RESTORATION_KEY, JSON.stringify({ restored_to, restored_at, reason }));
}

function read(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

function write(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // Then only what is published now can be compared.
  }
}
