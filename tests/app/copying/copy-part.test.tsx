import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '../support/app';
import { server } from '../support/server';
import { ownsCents, POOL, readyToCopy } from '../support/trading/copying';

test('the part of a person’s money counts what they have in portfolios and strategies', async () => {
  readyToCopy();
  server.use(ownsCents(50_000, 50_000));
  const { user } = openApp(`/strategies/view?id=${POOL}`);
  await user.click(await screen.findByRole('button', { name: 'Copy' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Amount'), '50');
  expect(dialog.getByText('That is 5% of your money.')).toBeDefined();
});
