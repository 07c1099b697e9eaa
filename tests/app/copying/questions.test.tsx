import { screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { openApp } from '../support/app';
import { type Copying, protectionOf, readyToCopy } from '../support/trading/copying';
import { answerCalls } from '../support/trading/trading';

let copying: Copying;
beforeEach(() => {
  copying = readyToCopy({ protection: protectionOf({ passed_at: null }) });
});

async function answerAll(user: ReturnType<typeof openApp>['user']) {
  for (const group of await screen.findAllByRole('group')) {
    const radio = group.querySelector('input[type=radio]');
    if (radio) await user.click(radio);
  }
}

test('a person answers twelve questions, and reads why some answers were wrong', async () => {
  const asked = answerCalls(
    'answer_appropriateness',
    HttpResponse.json({ wrong: ['losses', 'lead'], passed: false }),
  );
  const { user } = openApp('/strategies/questions');
  await answerAll(user);
  await user.click(screen.getByRole('button', { name: 'Send the answers' }));
  expect(await screen.findByText('2 answers were wrong. See the explanations below.')).toBeDefined();
  expect(screen.getByText(/Wrong answer\. Prices can fall as well as rise/)).toBeDefined();
  expect(screen.getByText(/Wrong answer\. A review says nothing about results/)).toBeDefined();
  expect(Object.keys(asked[0]?.['answers'] ?? {})).toHaveLength(12);
});

test('a person who waits on the page until they can answer again finds the button then', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    const may_try_from = new Date(Date.now() + 60_000).toISOString();
    copying.protection = protectionOf({ passed_at: null, failures: 2, may_try_from });
    openApp('/strategies/questions');
    expect(await screen.findByText(/You can try again from/)).toBeDefined();
    await vi.advanceTimersByTimeAsync(61_000);
    expect(await screen.findByRole('button', { name: 'Send the answers' })).toBeDefined();
    expect(screen.queryByText(/You can try again from/)).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});
