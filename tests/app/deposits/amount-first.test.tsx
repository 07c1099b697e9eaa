import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { openApp } from '../support/app';
import { beginPaying } from '../support/money/paying';

beforeEach(beginPaying);

// Must be the first test of this file, before an earlier page has fetched the words.
test('an investor who opens the payment page without an amount is sent to enter one', async () => {
  const { path } = openApp('/deposit/wallet');
  expect(await screen.findByRole('heading', { name: 'Your Deposits' })).toBeDefined();
  expect(path()).toBe('/deposit');
  expect(await screen.findByText('Enter the amount first.')).toBeDefined();
});
