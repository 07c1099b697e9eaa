import * as z from 'zod/mini';
import { readStored, store } from '@/lib/stored';
import type { Restoration } from './verifier/restoration';
import type { Seen } from './verifier/verifier';

const KEY = 'seen-snapshot';
const RESTORATION_KEY = 'seen-restoration';
const KEPT = 30;
const SHOWN_MS = 30 * 86_400_000;

/** For any user; empty without storage. */
export function recallSeen(): readonly Seen[] {
  const texts = (readStored('local', KEY) ?? '').split(' ');
  return texts.flatMap((number, index) => {
    const seal = texts[index + 1];
    return index % 2 === 0 && number && seal ? [{ number: Number(number), seal }] : [];
  });
}

export function rememberSeen({ number, seal }: Seen): void {
  const earlier = recallSeen().filter((one) => one.number < number);
  const kept = [{ number, seal }, ...earlier].slice(0, KEPT);
  store('local', KEY, kept.map((one) => `${one.number} ${one.seal}`).join(' '));
}

const restorationSchema = z.object({ restored_to: z.string(), restored_at: z.string(), reason: z.string() });

export type SeenRestoration = z.infer<typeof restorationSchema>;

/** Of the last thirty days. */
export function recallRestoration(): SeenRestoration | undefined {
  try {
    const { data } = restorationSchema.safeParse(JSON.parse(readStored('local', RESTORATION_KEY) ?? ''));
    return data && Date.now() - Date.parse(data.restored_at) < SHOWN_MS ? data : undefined;
  } catch {
    return undefined;
  }
}

/** Still shown when the chain continues without a gap. */
export function rememberRestoration({ restored_to, restored_at, reason }: Restoration): void {
  store('local', RESTORATION_KEY, JSON.stringify({ restored_to, restored_at, reason }));
}
