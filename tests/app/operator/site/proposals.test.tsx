import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '../../support/app';
import { answer, calls, openOperator } from '../../support/operator/operator';
import { proposal } from '../../support/operator/proposal';
import { refusal } from '../../support/server';
import { ADA, signIn } from '../../support/session';

function open(role: string, proposals: object[]) {
  signIn();
  openOperator(role);
  answer('list_proposals', () => proposals);
  answer('confirm_proposal');
  answer('set_limit', 'p');
  return openApp('/operator/operators');
}
const region = async () => within(await screen.findByRole('region', { name: 'Waiting for a second person' }));

test('a treasurer reads what an admin wants to change in dollars and words, and confirms it once', async () => {
  const { user } = open('treasurer', [proposal(), proposal({ id: 'q', kind: 'plan', subject: 'basic' })]);
  const waiting = await region();
  const [item, ...others] = waiting
    .getAllByRole('listitem')
    .filter(({ parentElement }) => parentElement?.className.includes('gap-6'));
  expect(others).toEqual([]);
  expect(item?.textContent).toContain('Limits: Treasurer: Grant a bonus');
  expect(item?.textContent).toContain('Limit: $5.00 → No limit');
  expect(item?.textContent).toContain('They are <b>new</b>');
  await user.click(waiting.getByRole('button', { name: /^Confirm the change/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.dblClick(dialog.getByRole('button', { name: 'Confirm the change' }));
  expect(await screen.findByText('Change applied.')).toBeDefined();
  expect(calls('confirm_proposal')).toEqual([{ name: 'confirm_proposal', proposal_id: 'p' }]);
});

test('an admin who proposed a change only cancels it, and reads of another that it waits', async () => {
  const { user } = open('admin', [proposal({ proposed_by: ADA.id })]);
  const waiting = await region();
  expect(waiting.queryByRole('button', { name: /^Confirm/ })).toBeNull();
  expect(waiting.getByRole('button', { name: /^Cancel the proposal/ })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Change Admin: Grant a bonus' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Limit'), '5');
  await user.type(dialog.getByLabelText('Reason'), 'Asked for');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Proposed. Another person must confirm it.')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test.each([
  ['second_person_required', 'A second person must approve this.'],
  ['changed_meanwhile', /Another operator changed this after you/],
  ['approval_lapsed', /One of the two people no longer has the/],
  ['change_closed', /This change has already been completed or/],
])('a treasurer whose confirmation is refused (%s) reads why', async (code, words) => {
  const { user } = open('treasurer', [proposal()]);
  answer('confirm_proposal', () => refusal(400, 'P0001', code));
  await user.click((await region()).getByRole('button', { name: /^Confirm the change/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Confirm the change' }));
  expect(await screen.findByText(words)).toBeDefined();
});

const role = { kind: 'role', subject: ADA.id, person_name: 'Ada', changes: { role: ['admin', null] } };

test.each([
  ['by an admin, if it has lapsed', 'admin', { ...role, hindrance: 'change_expired' }, 1],
  ['by no admin who is the person concerned', 'admin', { ...role, hindrance: null }, 0],
  ['by no treasurer', 'treasurer', { ...role, subject: 'c', hindrance: null }, 0],
])('a change of a role is cancelled %s, and not confirmed then', async (_, as, values, buttons) => {
  open(as, [proposal(values)]);
  const waiting = await region();
  expect(waiting.getByText('Operators: Ada')).toBeDefined();
  expect(waiting.getByText(/^Role:/).textContent).toBe('Role: Admin → No role');
  expect(waiting.queryAllByRole('button').length).toBe(buttons);
  expect(waiting.queryAllByText('This proposal has expired. Cancel it and propose it again.').length).toBe(buttons);
});
