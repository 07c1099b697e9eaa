import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { openApp } from '../support/app';
import { type Copying, POOL, protectionOf, readyToCopy } from '../support/trading/copying';
import { answerCalls } from '../support/trading/trading';

let copying: Copying;
beforeEach(() => {
  copying = readyToCopy({ protection: protectionOf({ passed_at: null }) });
});

const FIRST = 'How much can you lose?';

async function answer(user: ReturnType<typeof openApp>['user'], choice: string, times: number) {
  for (let n = 0; n < times; n += 1) {
    await waitFor(() => expect(document.querySelector(`button[value=${choice}]`)).not.toBeNull());
    await user.click(document.querySelector(`button[value=${choice}]`) ?? document.body);
  }
}

test('a person answers twelve questions one at a time, reads why some answers were wrong, and corrects only those', async () => {
  const asked = answerCalls('answer_appropriateness', HttpResponse.json({ wrong: ['losses', 'lead'], passed: false }));
  const { user } = openApp(`/strategies/questions?strategy=${POOL}`);
  expect(await screen.findByRole('heading', { name: FIRST })).toBeDefined();
  expect(screen.getByText('Prices can fall, and no one covers your losses.')).toBeDefined();
  await answer(user, 'a', 12);
  expect(await screen.findByRole('heading', { name: FIRST })).toBeDefined();
  expect(screen.getByRole('alert').textContent).toContain('Prices can fall, and no one covers your losses.');
  copying.protection = protectionOf();
  await answer(user, 'b', 2);
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(Object.values(asked[0]?.['answers'] ?? {})).toEqual(Array.from({ length: 12 }, () => 'a'));
  const changed = Object.entries(asked[1]?.['answers'] ?? {}).filter(([, choice]) => choice === 'b');
  expect(changed.map(([id]) => id).toSorted()).toEqual(['lead', 'losses']);
  expect(await screen.findByRole('heading', { name: 'Copy “Slow bitcoin”' })).toBeDefined();
});

test('a person goes back to a question and finds the answer given', async () => {
  const { user } = openApp('/strategies/questions');
  await user.click(await screen.findByRole('button', { name: 'All of it' }));
  await user.click(screen.getByRole('button', { name: 'Go back' }));
  expect(screen.getByRole('button', { name: 'All of it' }).getAttribute('aria-pressed')).toBe('true');
});

test('a person who waits on the page until they can answer again finds the questions then', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    const may_try_from = new Date(Date.now() + 60_000).toISOString();
    copying.protection = protectionOf({ passed_at: null, failures: 2, may_try_from });
    openApp('/strategies/questions');
    expect(await screen.findByText(/You can try again from/)).toBeDefined();
    await vi.advanceTimersByTimeAsync(61_000);
    expect(await screen.findByRole('heading', { name: FIRST })).toBeDefined();
    expect(screen.queryByText(/You can try again from/)).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});
