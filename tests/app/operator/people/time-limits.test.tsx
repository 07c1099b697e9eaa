import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { openApp } from '../../support/app';
import { answer, calls, openOperator } from '../../support/operator/operator';
import { signIn } from '../../support/session';

const limit = (queue: string, hours: number, values: object = {}) => ({
  queue,
  hours,
  set_by: null,
  set_at: '2026-01-01T00:00:00Z',
  ...values,
});

beforeEach(() => {
  signIn();
  openOperator('admin');
  answer('list_time_limits', () =>
    HttpResponse.json([limit('deposits', 24), limit('kyc_cases', 36, { set_by: 'Ann Admin' })]),
  );
  answer('set_time_limit', () => new HttpResponse(null, { status: 204 }));
});

/** The rows of the table of time limits. */
const rows = async () =>
  within(await screen.findByRole('table', { name: 'Time limits' }))
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);

async function change(queue: string) {
  const { user } = openApp('/operator/operators');
  await user.click(await screen.findByRole('button', { name: `Change Time limit: ${queue}` }));
  const dialog = within(await screen.findByRole('dialog'));
  const enter = async (hours: string) => {
    await user.clear(dialog.getByLabelText('Hours'));
    await user.type(dialog.getByLabelText('Hours'), hours);
    await user.clear(dialog.getByLabelText('Reason'));
    await user.type(dialog.getByLabelText('Reason'), 'Few');
    await user.dblClick(dialog.getByRole('button', { name: 'Save' }));
  };
  return { dialog, enter };
}

test('an admin sets after how many hours an identity check is late, with a reason and what was seen', async () => {
  const { enter } = await change('Identity checks');
  await enter('72');
  expect(await screen.findByText('Identity checks has been saved.')).toBeDefined();
  expect(calls('set_time_limit')).toEqual([
    { name: 'set_time_limit', queue: 'kyc_cases', hours: 72, seen_hours: 36, reason: 'Few' },
  ]);
});

test('an admin cannot give deposits more time than the terms promise, nor part of an hour', async () => {
  const { dialog, enter } = await change('Deposits');
  expect(dialog.getByText(/the terms promise a review in that time/)).toBeDefined();
  await enter('25');
  expect(await dialog.findByText('Whole hours, from 1 to 24.')).toBeDefined();
  await enter('1.5');
  expect(dialog.getByText('Whole hours, from 1 to 24.')).toBeDefined();
  expect(calls('set_time_limit')).toEqual([]);
});

test('a reviewer reads the time limits and who set them, and changes none', async () => {
  openOperator('reviewer');
  openApp('/operator/operators');
  expect(await rows()).toEqual([
    expect.stringMatching(/Deposits.*24 hours$/),
    expect.stringMatching(/Identity checks.*36 hours.*Ann Admin, 2026\/01\/01$/),
  ]);
  expect(screen.queryByRole('button', { name: /^Change Time limit/ })).toBeNull();
});
