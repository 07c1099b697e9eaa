import { act } from '@testing-library/react';
import { afterAll, beforeAll, vi } from 'vitest';

/** The real one, even with fake timers. */
const later = setTimeout;

export const turn = () => act(() => new Promise<void>((resume) => later(resume)));

/**
 * Fakes the timers of a whole file, because the live connection outlives a test. They also follow the real clock,
 * which user-event and `findBy` need.
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

export const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

export async function passUntil(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) {
    await pass(50);
    await turn();
  }
}
