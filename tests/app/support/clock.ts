import { act } from '@testing-library/react';
import { afterAll, beforeAll, vi } from 'vitest';

/** The real one, also where a file has fake timers. */
const later = setTimeout;

/** Gives everything that is ready its turn. */
export const turn = () => act(() => new Promise<void>((resume) => later(resume)));

/**
 * Fakes the timers of a file. They also follow the real clock, so user-event and `findBy` work. For the whole file:
 * the live connection outlives a test, and would lose its timers with it.
 */
export function fakeTimers(): void {
  beforeAll(() => {
    vi.useFakeTimers({
      shouldAdvanceTime: true,
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    });
  });
  afterAll(() => void vi.useRealTimers());
}

/** Lets this much time pass at once. */
export const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Lets time pass, as fast as it can, until something is true. What does not depend on timers gets its turn in between. */
export async function passUntil(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) {
    await pass(50);
    await turn();
  }
}
