import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { settled } from '../../support/app';
import { answerYieldPage, openYield, yieldDay } from '../../support/operator/yield-page';
import { announceToEveryone, everyoneJoins } from '../../support/realtime';
import { server, SUPABASE } from '../../support/server';
import { ADA, signIn } from '../../support/session';

const RPC = `${SUPABASE}/rest/v1/rpc`;
const sent: { name: string; [key: string]: unknown }[] = [];

const booked = (values: object = {}) =>
  yieldDay('03', {
    amount_cents: 1250,
    evidence: 'Statement',
    posted_by: 'Cleo',
    posting_id: 'y1',
    ...values,
  });

function answer(day: object, role = 'treasurer') {
  answerYieldPage(role, [day]);
  server.use(
    ...['propose_yield_reversal', 'confirm_yield_reversal', 'cancel_yield_reversal'].map((name) =>
      http.post(`${RPC}/${name}`, async ({ request }) => {
        sent.push({ name, ...((await request.json()) as object) });
        return HttpResponse.json('r1');
      }),
    ),
  );
}
beforeEach(() => {
  sent.length = 0;
  signIn();
});
const proposed = booked({
  reversal_id: 'r1',
  reversal_reason: '<b>Another pool</b>',
  reversal_by: 'somebody',
  reversal_by_name: 'Cleo',
});

test('a treasurer proposes to take back a booked day, with a reason, once for two clicks', async () => {
  answer(booked());
  const { user } = openYield();
  await user.click(await screen.findByRole('button', { name: /^Take back this day/ }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Take back \$12\.50/ }));
  expect(dialog.getByText(/the rest is a receivable of the house/)).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Take back this day' }));
  expect(sent).toEqual([]);
  await user.type(dialog.getByRole('textbox'), 'Another pool');
  await user.dblClick(dialog.getByRole('button', { name: 'Take back this day' }));
  await waitFor(() =>
    expect(sent).toEqual([{ name: 'propose_yield_reversal', posting_id: 'y1', reason: 'Another pool' }]),
  );
});

test('another treasurer reads who proposed it and why, and confirms it', async () => {
  answer(proposed);
  const { user } = openYield();
  expect(await screen.findByText('Cleo has proposed to take it back: <b>Another pool</b>')).toBeDefined();
  await user.click(screen.getByRole('button', { name: /^Confirm/ }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(sent).toEqual([{ name: 'confirm_yield_reversal', reversal_id: 'r1' }]));
});

test('the proposer of a reversal can stop it and not confirm it', async () => {
  answer({ ...proposed, reversal_by: ADA.id });
  const { user } = openYield();
  await user.click(await screen.findByRole('button', { name: /^Stop/ }));
  expect(screen.queryByRole('button', { name: /^Confirm/ })).toBeNull();
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Stop' }));
  await waitFor(() => expect(sent).toEqual([{ name: 'cancel_yield_reversal', reversal_id: 'r1' }]));
});

test('a reviewer and a day that is not booked offer no reversal', async () => {
  answer(booked(), 'reviewer');
  openYield();
  expect(await screen.findByText('Treasurers and admins book income.')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Take back this day/ })).toBeNull();
});

test('the calendar shows income that a colleague has booked once open pages are told of it', async () => {
  const days = [yieldDay('03')];
  answerYieldPage('treasurer', days);
  openYield();
  expect(await screen.findByText('1 day is missing')).toBeDefined();
  await waitFor(() => expect(everyoneJoins).not.toEqual([]));
  await settled();
  days[0] = booked();
  announceToEveryone('yield_postings');
  expect(await screen.findByRole('button', { name: /^Take back this day/ })).toBeDefined();
});
