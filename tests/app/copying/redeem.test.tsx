import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { openApp } from '../support/app';
import { refusal } from '../support/server';
import { type Copying, copyOf, POOL, readyToCopy } from '../support/trading/copying';
import { answerCalls } from '../support/trading/trading';

let copying: Copying;
beforeEach(() => {
  copying = readyToCopy({ copies: [copyOf()] });
});

type User = ReturnType<typeof openApp>['user'];

async function openDialog(user: User) {
  await user.click(await screen.findByRole('button', { name: 'Take money out' }));
  return within(await screen.findByRole('dialog'));
}

async function closeDialog(user: User) {
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

const lost = (waiting_units: number) => () => {
  copying.copies = [copyOf({ waiting_units })];
  return Response.error();
};

async function loseQuarter() {
  const { user } = openApp(`/strategies/view?id=${POOL}`);
  const dialog = await openDialog(user);
  await user.type(dialog.getByLabelText(/^Share to sell \(%\)/), '25');
  await user.click(dialog.getByRole('button', { name: 'Take money out' }));
  await dialog.findByRole('alert');
  return { user, dialog };
}

test('a holder whose answer got lost asks the same units out again, also after the dialog was closed', async () => {
  const asked = answerCalls('redeem_copy', lost(24_500_000));
  const { user } = await loseQuarter();
  await closeDialog(user);
  const dialog = await openDialog(user);
  expect(await dialog.findByText('73.5 units')).toBeDefined();
  await user.type(dialog.getByLabelText(/^Share to sell \(%\)/), '25');
  expect(dialog.getByText('98 units')).toBeDefined();
  expect(dialog.getByText(/^24\.5 units\. About \$27\.00/)).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Take money out' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked).toHaveLength(2);
  expect(asked[0]).toMatchObject({ pool_id: POOL, units: 24_500_000 });
  expect(asked[1]).toEqual(asked[0]);
});

test('a holder whose answer got lost asks for all again though it has all been paid out meanwhile', async () => {
  const asked = answerCalls('redeem_copy', () => {
    copying.copies = [copyOf({ units: 0, value_cents: 0 })];
    return Response.error();
  });
  const { user } = openApp(`/strategies/view?id=${POOL}`);
  const dialog = await openDialog(user);
  await user.click(dialog.getByRole('button', { name: 'All' }));
  await user.click(dialog.getByRole('button', { name: 'Take money out' }));
  await dialog.findByRole('alert');
  expect(await dialog.findByText('98 units.')).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Take money out' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked).toHaveLength(2);
  expect(Object.keys(asked[0] ?? {})).toEqual(['pool_id', 'request_id']);
  expect(asked[1]).toEqual(asked[0]);
  expect(screen.queryByRole('button', { name: 'Take money out' })).toBeNull();
});

test.each([
  ['exceeds_units', 400, 'P0001'],
  ['stake_bound', 400, 'P0001'],
])('a holder who is refused with %s asks for a part of what is there now', async (code, status, state) => {
  const asked = answerCalls('redeem_copy', lost(24_500_000), refusal(status, state, code));
  const { user, dialog } = await loseQuarter();
  await user.click(dialog.getByRole('button', { name: 'Take money out' }));
  expect(await dialog.findByText(/^18\.375 units\. About/)).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Take money out' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked.map(({ units }) => units)).toEqual([24_500_000, 24_500_000, 18_375_000]);
  expect(asked[2]?.['request_id']).not.toBe(asked[0]?.['request_id']);
});

test('a holder of much reads what all of it is about to the cent', async () => {
  copying.copies = [copyOf({ units: 19_462_068_124, value_cents: 2_000_007 })];
  const { user } = openApp(`/strategies/view?id=${POOL}`);
  const dialog = await openDialog(user);
  await user.click(dialog.getByRole('button', { name: 'All' }));
  expect(dialog.getByText(/About \$20,000\.07/)).toBeDefined();
});
