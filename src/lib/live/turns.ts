import * as z from 'zod/mini';

/** What a message to all open pages says: over how many milliseconds they spread what they do about it. */
const toEveryone = z.object({ spread_ms: z.number() });

/**
 * Keeps pages that hear of the same event from acting at the same moment.
 *
 * @returns acts on an event at a random moment of the time that its message names, and at once if it names none.
 */
export function openTurns() {
  const waiting = new Set<string>();
  return (event: string, payload: unknown, act: () => void): void => {
    const spread = toEveryone.safeParse(payload).data?.spread_ms ?? 0;
    if (spread === 0) {
      act();
      return;
    }
    // What waits already comes after this message, too.
    if (waiting.has(event)) return;
    waiting.add(event);
    setTimeout(() => {
      waiting.delete(event);
      act();
    }, Math.random() * spread);
  };
}
