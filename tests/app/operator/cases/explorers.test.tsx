import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { openApp } from '../../support/app';
import { deposit, NAMED, openDepositQueue, opener, rows } from '../../support/operator/deposit-queue';

beforeEach(openDepositQueue);

async function openCase(values: object = {}) {
  rows.splice(0, rows.length, deposit(1, values));
  const { user } = openApp('/operator/deposits');
  await user.click(await opener(1));
  return { dialog: within(await screen.findByRole('dialog')) };
}

test('an operator looks the transaction up where the site says, and the link names the place', async () => {
  const { dialog } = await openCase();
  const link = dialog.getByRole('link', { name: 'Look it up at explorer.example.com' });
  expect(link.getAttribute('href')).toBe(`https://explorer.example.com/tx/${NAMED.transaction_id}`);
  expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  expect(link.getAttribute('target')).toBe('_blank');
});

test.each([
  ['no explorer is set', { explorers: {} }],
  ['no transaction is named', { transaction_id: null }],
  ['no network is named', { network: null }],
  ['the address is not https', { explorers: { Bitcoin: 'javascript:alert(1)//{id}' } }],
])('no link is shown where %s', async (_why, values) => {
  const { dialog } = await openCase(values);
  expect(dialog.queryByRole('link', { name: /Look it up/ })).toBeNull();
});
