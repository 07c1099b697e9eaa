import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { monthAfter, thisMonth } from '@/operator/kit/months';
import { openApp, settled } from '../support/app';
import { deposit, idOf, openDepositQueue, opener, rows } from '../support/operator/deposit-queue';
import { answerYieldPage } from '../support/operator/yield-page';

const content = () => document.querySelector('#content');

beforeEach(() => openDepositQueue());

test('an operator at the keyboard who turns a page goes on at its beginning', async () => {
  rows.splice(0, 3, ...Array.from({ length: 51 }, (_, n) => deposit(n + 1)));
  const { user } = openApp('/operator/deposits');
  for (const name of ['Next page', 'First page']) {
    const button = await screen.findByText(name);
    await waitFor(() => expect(button).toHaveProperty('disabled', false));
    button.focus();
    await user.keyboard('{Enter}');
    await settled();
    expect(document.activeElement).toBe(content());
  }
});

test('an operator at the keyboard who comes to the last case keeps the button that led there, which does nothing more', async () => {
  const { user, router } = openApp(`/operator/deposits?case=${idOf(2)}`);
  await screen.findByRole('dialog', { name: 'Deposit of $2.00' });
  const on = screen.getByRole('button', { name: 'Next' });
  on.focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Deposit of $3.00' })).toBeDefined();
  expect(on).toHaveProperty('disabled', false);
  expect(on.getAttribute('aria-disabled')).toBe('true');
  await user.keyboard('{Enter}');
  await settled();
  expect(document.activeElement).toBe(on);
  expect(router.state.location.search).toMatchObject({ case: idOf(3) });
});

test('an operator at the keyboard whose focus was lost goes on at the content when the list becomes another', async () => {
  const { router } = openApp('/operator/deposits');
  await opener(1);
  expect(document.activeElement).toBe(document.body);
  await router.navigate({ to: '.', search: { sort: 'newest' } });
  await waitFor(() => expect(document.activeElement).toBe(content()));
});

test('an operator at the keyboard who comes to the month in which we are keeps the button that led there', async () => {
  answerYieldPage();
  const { user, router } = openApp(`/operator/yield?month=${monthAfter(thisMonth(), -1)}`);
  const on = await screen.findByRole('button', { name: 'Next' });
  on.focus();
  for (let presses = 0; presses < 2; presses += 1) {
    await user.keyboard('{Enter}');
    await settled();
    expect(router.state.location.search).toMatchObject({ month: thisMonth() });
    expect(on).toHaveProperty('disabled', false);
    expect(on.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(on);
  }
});
