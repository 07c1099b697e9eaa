import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { openApp, settled } from '../../support/app';
import { hold } from '../../support/holding';
import { answer, calls, openOperator } from '../../support/operator/operator';
import { operatorPlan } from '../../support/operator/plan-desk';
import { announce } from '../../support/realtime';
import { refusal, SUPABASE } from '../../support/server';
import { signIn } from '../../support/session';

const bonus = (kind: string, values: object = {}) => ({
  kind,
  is_on: true,
  change_id: null,
  reason: null,
  proposed_by: null,
  proposed_by_name: null,
  proposed_at: null,
  ...values,
});

const plans = (values: object = {}) =>
  answer('plan_desk', () =>
    HttpResponse.json([
      operatorPlan(values),
      operatorPlan({ id: 'old', title: 'Old', place: 1, on_sale: false, held: 0, held_cents: 0 }),
    ]),
  );

beforeEach(() => {
  signIn();
  openOperator('admin');
  plans();
  answer('site_switches', () => HttpResponse.json([bonus('profit'), bonus('referral', { is_on: false })]));
  answer('save_plan', () => HttpResponse.json(operatorPlan()));
});

async function change(name = 'Basic') {
  const app = openApp('/operator/plans');
  await app.user.click(await screen.findByRole('button', { name: `Change ${name}` }));
  return { app, dialog: within(await screen.findByRole('dialog')) };
}

test('an admin sees every plan with its exact term next to the words, and which are on sale', async () => {
  openApp('/operator/plans');
  const row = await screen.findByRole('row', { name: /Basic/ });
  expect(row.textContent).toContain('7 days');
  expect(row.textContent).toContain('“1 week”');
  expect(row.textContent).toContain('target, not guaranteed');
  expect(screen.getByRole('row', { name: /Old/ }).textContent).toContain('Out of sale');
});

test('an admin sees the card as investors do while they change it, and what holders keep', async () => {
  const { app, dialog } = await change();
  expect(dialog.getByText(/3 positions \(\$3,000\.00\) keep their principal and maturity/)).toBeDefined();
  await app.user.clear(dialog.getByLabelText('Title'));
  await app.user.type(dialog.getByLabelText('Title'), '<b>Better</b>');
  await app.user.clear(dialog.getByLabelText('Days'));
  await app.user.type(dialog.getByLabelText('Days'), '9');
  const card = within(dialog.getByRole('article', { name: '<b>Better</b>' }));
  expect(card.getByText('30%')).toBeDefined();
  expect(card.getByText('target, not guaranteed')).toBeDefined();
  expect(dialog.getByText(/The words say “1 week”; the amount is held for exactly 9 days\./)).toBeDefined();
});

test('an admin saves once, with the reason and what the form was opened with', async () => {
  const { app, dialog } = await change();
  await app.user.click(dialog.getByLabelText('On sale'));
  await app.user.type(dialog.getByLabelText('Reason'), 'Sold out');
  await app.user.dblClick(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Basic has been saved.')).toBeDefined();
  const { version, held: _held, held_cents: _cents, id, ...rest } = operatorPlan();
  expect(calls('save_plan')).toEqual([
    { name: 'save_plan', ...rest, plan_id: id, on_sale: false, seen: version, reason: 'Sold out' },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('an admin whose plan is changed by another meanwhile reads so, and can look at what it is now', async () => {
  const { app, dialog } = await change();
  plans({ title: 'Theirs', version: 'v2' });
  announce('plans');
  await app.user.click(await dialog.findByRole('button', { name: 'Show what it is now' }));
  expect(dialog.getByLabelText('Title')).toHaveProperty('value', 'Theirs');
});

test('an admin who saves what another changed at the same moment reads so', async () => {
  answer('save_plan', () => refusal(400, 'P0001', 'changed_meanwhile'));
  const { app, dialog } = await change();
  await app.user.type(dialog.getByLabelText('Reason'), 'Mine');
  await app.user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(
    await screen.findByText('Another operator has saved this since you opened it. Nothing was changed.'),
  ).toBeDefined();
});

test('an admin cannot add a plan without what it needs; every field says so', async () => {
  const app = openApp('/operator/plans');
  await app.user.click(await screen.findByRole('button', { name: 'Add a plan' }));
  const dialog = within(await screen.findByRole('dialog'));
  await app.user.type(dialog.getByLabelText('Id'), 'Big Plan');
  await app.user.type(dialog.getByLabelText('Target return in %'), '1e5');
  await app.user.click(dialog.getByRole('button', { name: 'Save' }));
  for (const label of [
    'Id',
    'Title',
    'Term in words',
    'Minimum',
    'Maximum with top-ups',
    'Target return in %',
    'Reason',
  ])
    await waitFor(() => expect(dialog.getByLabelText(label).getAttribute('aria-invalid')).toBe('true'));
  expect(calls('save_plan')).toEqual([]);
});

test('an admin who writes the sign of a percentage as well sees it in the preview', async () => {
  const app = openApp('/operator/plans');
  await app.user.click(await screen.findByRole('button', { name: 'Add a plan' }));
  const dialog = within(await screen.findByRole('dialog'));
  await app.user.type(dialog.getByLabelText('Target return in %'), '12.5%');
  expect(dialog.getByText('12.5%')).toBeDefined();
});

test('a treasurer sees the plans and changes none, also not by the address', async () => {
  openOperator('treasurer');
  plans();
  openApp('/operator/plans?plan=basic');
  expect(await screen.findByText('Only admins change this.')).toBeDefined();
  expect(screen.queryByRole('button', { name: /Change|Add/ })).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an operator of a site without plans reads so', async () => {
  answer('plan_desk', () => HttpResponse.json([]));
  openApp('/operator/plans');
  expect(await screen.findByText('No plan is offered at the moment')).toBeDefined();
});

test('an admin who has gone on to another page before the answer came stays there', async () => {
  const { app, dialog } = await change();
  const saving = hold(`${SUPABASE}/rest/v1/rpc/save_plan`);
  await app.user.type(dialog.getByLabelText('Reason'), 'Sold out');
  await app.user.click(dialog.getByRole('button', { name: 'Save' }));
  await saving.arrived();
  await app.user.keyboard('{Escape}');
  answer('method_desk', () => HttpResponse.json([]));
  answer('explorer_desk', () => HttpResponse.json([]));
  await app.router.navigate({ to: '/operator/methods' });
  await saving.answer(HttpResponse.json(operatorPlan()));
  await screen.findByText('Basic has been saved.');
  await settled();
  expect(app.path()).toBe('/operator/methods');
});

test('an admin proposes to switch a kind of bonus off, with a reason', async () => {
  answer('propose_switch', () => HttpResponse.json('c1'));
  const { user } = openApp('/operator/plans');
  await user.click(
    await screen.findByRole('button', { name: 'Propose to switch off: Profit bonus of plans' }),
  );
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Reason'), 'Forbidden here');
  await user.click(dialog.getByRole('button', { name: 'Propose to switch off' }));
  expect(await screen.findByText('Proposed. Another person must confirm it.')).toBeDefined();
  expect(calls('propose_switch')).toEqual([
    { name: 'propose_switch', kind: 'profit', turn_on: false, reason: 'Forbidden here' },
  ]);
});

/** A treasurer sees that Zoe proposes to switch a kind of bonus off. */
async function openProposedSwitch() {
  openOperator('treasurer');
  plans();
  answer('site_switches', () =>
    HttpResponse.json([
      bonus('profit', {
        change_id: 'c1',
        reason: 'Forbidden here',
        proposed_by: 'x',
        proposed_by_name: 'Zoe',
      }),
      bonus('granted'),
    ]),
  );
  const { user } = openApp('/operator/plans');
  expect(await screen.findByText('Zoe proposes to switch it off: Forbidden here')).toBeDefined();
  return {
    take: async (step: string) => {
      await user.click(screen.getByRole('button', { name: `${step}: Profit bonus of plans` }));
      const dialog = within(await screen.findByRole('dialog'));
      return { dialog, confirm: () => user.click(dialog.getByRole('button', { name: step })) };
    },
  };
}

test('a treasurer does what an admin proposed, and proposes nothing', async () => {
  answer('confirm_proposal', () => new HttpResponse(null, { status: 204 }));
  const { take } = await openProposedSwitch();
  expect(screen.queryByRole('button', { name: /Propose/ })).toBeNull();
  const { dialog, confirm } = await take('Switch off');
  expect(dialog.getByText('Switch off “Profit bonus of plans”?')).toBeDefined();
  expect(calls('confirm_proposal')).toEqual([]);
  await confirm();
  expect(await screen.findByText('Switched.')).toBeDefined();
  expect(calls('confirm_proposal')).toEqual([{ name: 'confirm_proposal', proposal_id: 'c1' }]);
});

test.each([
  ['Switch off', 'confirm_proposal', 400, 'second_person_required', 'A second person must approve this.'],
  ['Switch off', 'confirm_proposal', 400, 'approval_lapsed', /has lost the right/],
  ['Switch off', 'confirm_proposal', 503, 'no connection', /The server is busy/],
  ['Cancel the proposal', 'cancel_proposal', 400, 'change_closed', /finished or stopped already/],
])('a treasurer whose “%s” is refused reads why: %s, %i %s', async (step, name, status, message, words) => {
  answer(name, () => refusal(status, 'P0001', message));
  const { take } = await openProposedSwitch();
  const { confirm } = await take(step);
  await confirm();
  expect(await screen.findByText(words)).toBeDefined();
});

test.each(['reviewer', 'treasurer'])(
  'a %s who can change nothing sees no column for changes',
  async (role) => {
    openOperator(role);
    plans();
    openApp('/operator/plans');
    expect(await screen.findByRole('table', { name: 'Bonuses' })).toBeDefined();
    expect(screen.queryByRole('columnheader', { name: 'Change' })).toBeNull();
  },
);
