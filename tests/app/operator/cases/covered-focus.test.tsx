import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openApp } from '../../support/app';
import { idOf, openDepositQueue, opener } from '../../support/operator/deposit-queue';
import { answer, openOperator } from '../../support/operator/operator';
import { signIn } from '../../support/session';

const MESSAGE = {
  id: idOf(1),
  reference: '0000E1AB',
  name: 'Ben Example',
  email: 'ben@example.com',
  subject: 'A question',
  message: 'How do I start?',
  created_at: '2026-03-04T12:00:00Z',
  investor_id: null,
};

/**
 * Lays out the bars that stay in sight: so high, and sticky as on a screen that is not low.
 *
 * @returns changes the height, as more in the bar does.
 */
function layOut(first: number) {
  let height = first;
  const watching = new Set<() => void>();
  const original = ResizeObserver;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #tell: () => void;
      constructor(tell: () => void) {
        this.#tell = tell;
      }
      observe() {
        watching.add(this.#tell);
        this.#tell();
      }
      unobserve() {}
      disconnect() {
        watching.delete(this.#tell);
      }
    },
  );
  const measured = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(() => height);
  const style = document.createElement('style');
  style.textContent = '.tall\\:sticky { position: sticky } .tall\\:top-16 { top: 64px }';
  document.head.append(style);
  onTestFinished(() => {
    style.remove();
    measured.mockRestore();
    vi.stubGlobal('ResizeObserver', original);
  });
  return (now: number) => {
    height = now;
    act(() => watching.forEach((tell) => tell()));
  };
}

test('an operator at the keyboard finds nothing of a case beneath the bar of its decisions, however high that is', async () => {
  openDepositQueue();
  const grow = layOut(76);
  const { user } = openApp('/operator/deposits');
  await user.click(await opener(1));
  const dialog = await screen.findByRole('dialog', { name: 'Deposit of $1.00' });
  expect(dialog.style.scrollPaddingBottom).toBe('84px');
  grow(300);
  expect(dialog.style.scrollPaddingBottom).toBe('308px');
});

test('an operator at the keyboard finds no message beneath the bar of what can be done with the chosen ones', async () => {
  signIn();
  openOperator('reviewer');
  answer('contact_queue', () => HttpResponse.json([MESSAGE]));
  layOut(78);
  const { user } = openApp('/operator/messages');
  const { style } = document.documentElement;
  const choice = await screen.findByRole('checkbox', { name: /0000E1AB/ });
  await user.click(choice);
  // Below the header of the page, which is as high as its place says.
  expect(style.scrollPaddingTop).toBe('150px');
  await user.click(choice);
  await waitFor(() => expect(style.scrollPaddingTop).toBe(''));
});
