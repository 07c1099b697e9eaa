import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { openApp, settled } from '../support/app';
import { answer, calls, openOperator } from '../support/operator/operator';
import { signIn } from '../support/session';

const id = (n: number) => `00000000-0000-4000-8000-00000000000${n}`;
const PERSON = { kind: 'person', queue: null, id: id(1), name: 'Ben Example', detail: 'ben@example.com' };
const CASE = { kind: 'case', queue: 'deposits', id: id(2), name: 'Ben Example', detail: 'ben@example.com' };
const ROWS = [
  { ...PERSON, amount_cents: null, waiting: null },
  { ...CASE, amount_cents: 1234, waiting: true },
  { ...CASE, kind: 'transaction', id: id(3), queue: 'withdrawals', amount_cents: 500, waiting: false },
];

beforeEach(() => {
  signIn();
  openOperator('reviewer');
  answer('office_search', () => ROWS);
  answer('audit_log', []);
  answer('deposit_queue', []);
});

async function openPalette() {
  const app = openApp('/operator');
  await app.user.click(await screen.findByRole('button', { name: /^Search everything/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Search the back office' }));
  return { ...app, dialog, field: dialog.getByRole('combobox') };
}

describe('an operator opens the search', () => {
  test.each([{ ctrlKey: true }, { metaKey: true }])(
    'with %j and K, wherever they are, and closes it again',
    async (held) => {
      openApp('/operator');
      await screen.findByRole('heading', { level: 1 });
      expect(fireEvent.keyDown(document.body, { key: 'k', ...held })).toBe(false);
      const dialog = await screen.findByRole('dialog');
      await waitFor(() => expect(document.activeElement).toBe(within(dialog).getByRole('combobox')));
      fireEvent.keyDown(document.activeElement as Element, { key: 'K', ...held });
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    },
  );
});

test.each([
  [/^Ben Example/, 'person', { id: id(1) }],
  [/^Deposits.*\$12\.34.*waiting/, 'deposits', {}],
  [/^Withdrawals.*\$5\.00.*decided/, 'audit', { subject: id(3) }],
])('an operator who chooses %s comes to where it is', async (name, page, search) => {
  const { user, dialog, router } = await openPalette();
  await user.keyboard('ben');
  await user.click(await dialog.findByRole('option', { name }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/operator/${page}`));
  await settled();
  expect(router.state.location.search).toMatchObject(search);
  expect(calls('office_search').at(-1)).toEqual({ name: 'office_search', words: 'ben' });
});
