import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { openApp } from '../../support/app';
import { answer, calls, openOperator } from '../../support/operator/operator';
import { ADA, signIn } from '../../support/session';

const BEN = '00000000-0000-4000-8000-0000000000b1';
const CY = '00000000-0000-4000-8000-0000000000c1';
const operator = (user_id: string, role: string, name: string) => ({
  user_id,
  name,
  email: `${name.toLowerCase()}@example.com`,
  role,
  role_since: '2026-01-01T00:00:00Z',
});
const ada = operator(ADA.id, 'admin', 'Ada');
const answers = (operators: object[] = [ada]) => answer('list_operators', () => operators);

beforeEach(() => {
  signIn();
  openOperator('admin');
  answer('list_limits', []);
});

describe('the form of a role', () => {
  const open = async (id = BEN) => {
    const app = openApp(`/operator/person?id=${id}`);
    return { app, select: await screen.findByLabelText('Role of Ben Example') };
  };

  test('says to the only admin that a change takes effect at once', async () => {
    answers();
    answer('set_role', null);
    const { app, select } = await open();
    expect(
      screen.getByRole('combobox', {
        description: 'You’re the only admin, so the change takes effect immediately.',
      }),
    ).toBeDefined();
    expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
    await app.user.selectOptions(select, 'Treasurer');
    await app.user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('New role: Treasurer (currently No role)')).toBeDefined();
    expect(screen.getByText(/^A treasurer can do everything a reviewer/)).toBeDefined();
    expect(screen.getByText('You’re the only admin, so the change takes effect immediately.')).toBeDefined();
    expect(calls('set_role')).toEqual([]);
    await app.user.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByLabelText('Role of Ben Example')).toHaveProperty('value', 'treasurer');
    await waitFor(() => expect(document.activeElement?.id).toBe('content'));
    await app.user.click(screen.getByRole('button', { name: 'Save' }));
    await app.user.dblClick(await screen.findByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Ben Example’s role has been changed.')).toBeDefined();
    expect(calls('set_role')).toEqual([{ name: 'set_role', person_id: BEN, new_role: 'treasurer' }]);
  });

  test('says before it is sent that another admin must confirm, and afterwards that it is only proposed', async () => {
    answers([ada, operator(CY, 'admin', 'Cy'), operator(BEN, 'reviewer', 'Ben')]);
    answer('set_role', 'p1');
    const { app, select } = await open();
    expect(
      screen.getByRole('combobox', {
        description: 'Another admin must confirm the change before it takes effect.',
      }),
    ).toBeDefined();
    await app.user.selectOptions(select, 'No role');
    await app.user.click(screen.getByRole('button', { name: 'Save' }));
    await app.user.click(await screen.findByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Proposed. Another person must confirm it.')).toBeDefined();
    expect(calls('set_role')).toEqual([{ name: 'set_role', person_id: BEN }]);
  });
});

describe('an admin', () => {
  test('gives up their own role after a question, where there is another admin', async () => {
    answers([ada, operator(CY, 'admin', 'Cy')]);
    answer('set_role', null);
    const app = openApp(`/operator/person?id=${ADA.id}`);
    await app.user.click(await screen.findByRole('button', { name: 'Give up my role' }));
    const dialog = within(await screen.findByRole('dialog'));
    await app.user.click(dialog.getByRole('button', { name: 'Give up my role' }));
    expect(await screen.findByText('You no longer have a role.')).toBeDefined();
    expect(calls('set_role')).toEqual([{ name: 'set_role', person_id: ADA.id }]);
  });
});
