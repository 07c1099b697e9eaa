import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { openApp } from '../../support/app';
import {
  arrivalOf,
  asked,
  decided,
  deposit,
  idOf,
  openDepositQueue,
  opener,
  PERSON,
  rows,
} from '../../support/operator/deposit-queue';
import { answerOperator, overviewOf } from '../../support/operator/operator';
import { announce, joins } from '../../support/realtime';
import { server, SUPABASE } from '../../support/server';

const RPC = `${SUPABASE}/rest/v1/rpc`;
beforeEach(() => openDepositQueue());

describe('an operator at the keyboard', () => {
  test('goes along the list by j and k, opens a case, approves it from the keyboard, and is at the next', async () => {
    const { user, router } = openApp('/operator/deposits');
    await opener(1);
    await user.keyboard('j');
    expect(await opener(1)).toBe(document.activeElement);
    await user.keyboard('jjjk');
    expect(await opener(2)).toBe(document.activeElement);
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Deposit of $2.00' })).toBeDefined();
    expect(router.state.location.search).toMatchObject({ case: idOf(2) });
    await user.keyboard('a');
    expect(screen.getByLabelText('Amount that arrived')).toBe(document.activeElement);
    await user.keyboard('2{Tab}{Tab}0{Enter}');
    // A held-down Enter confirms nothing.
    const question = await screen.findByRole('form', { name: 'Approve $2.00 for Person 2?' });
    expect(question).toBe(document.activeElement);
    expect(decided).toEqual([]);
    await user.keyboard('{Tab}{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Deposit of $3.00' })).toBeDefined();
    expect(decided).toEqual([{ deposit_id: idOf(2), ...arrivalOf(200) }]);
    expect(screen.getByRole('button', { name: 'Approve' })).toBeDefined();
    await waitFor(() => expect(screen.queryByText('Person 2')).toBeNull());
    await user.keyboard('k');
    expect(await screen.findByRole('dialog', { name: 'Deposit of $1.00' })).toBeDefined();
  });

  test('whose case another operator decides meanwhile goes on from where it was', async () => {
    const { user } = openApp(`/operator/deposits?case=${idOf(2)}`);
    await screen.findByRole('dialog', { name: 'Deposit of $2.00' });
    await waitFor(() => expect(joins).not.toEqual([]));
    rows.splice(1, 1);
    announce('deposits');
    expect(await screen.findByText(/This was decided or cancelled/)).toBeDefined();
    await user.keyboard('j');
    expect(await screen.findByRole('dialog', { name: 'Deposit of $3.00' })).toBeDefined();
    await user.keyboard('k');
    expect(await screen.findByRole('dialog', { name: 'Deposit of $1.00' })).toBeDefined();
  });

  test('rejects by r with a reason, whose letters do nothing else', async () => {
    const { user } = openApp(`/operator/deposits?case=${idOf(3)}`);
    await screen.findByRole('dialog', { name: 'Deposit of $3.00' });
    await user.keyboard('r');
    await user.keyboard('a jar/{Control>}{Enter}{/Control}');
    await waitFor(() => expect(decided).toEqual([{ deposit_id: idOf(3), approve: false, reason: 'a jar/' }]));
    // It was the last one.
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('turns the keys off, and they stay off', async () => {
    const { user } = openApp('/operator/deposits');
    const first = await opener(1);
    await user.click(screen.getByRole('checkbox', { name: 'Single keys' }));
    await user.keyboard('jjj');
    expect(document.activeElement).not.toBe(first);
    expect(localStorage.getItem('glassmine:keys')).toBe('off');
  });

  test('comes to the search for people by /', async () => {
    server.use(http.post(`${RPC}/find_people`, () => HttpResponse.json([])));
    const { user } = openApp('/operator/deposits');
    await opener(1);
    await user.keyboard('/');
    const box = await screen.findByRole('searchbox', { name: 'Name, e-mail address or id' });
    expect(box).toBe(document.activeElement);
    expect(box).toHaveProperty('value', '');
  });
});

describe('an operator who opens an address', () => {
  test('with a case sees that case next to its person, and the earlier reasons', async () => {
    server.use(
      http.post(`${RPC}/person_overview`, () =>
        HttpResponse.json(
          overviewOf(PERSON, {
            frozen: { reason: '<b>Bank</b> asked', at: '2026-03-01T00:00:00Z', by: 'Cleo' },
            deposits: [
              { ...deposit(1), reason: null },
              { ...deposit(8), status: 'rejected', reason: 'Unreadable' },
            ],
            transfers: [
              {
                id: 1,
                amount_cents: 7700,
                debit: 'cash',
                credit: 'available',
                code: 'deposit',
                created_at: '2026-02-02T00:00:00Z',
                value_date: '2026-02-01',
              },
            ],
          }),
        ),
      ),
    );
    openApp(`/operator/deposits?case=${idOf(1)}`);
    const person = within(await screen.findByRole('complementary', { name: 'Person' }));
    expect(person.getByText('<b>Bank</b> asked')).toBeDefined();
    expect(person.getByText('Unreadable')).toBeDefined();
    expect(person.getByText('+$77.00')).toBeDefined();
    expect(person.getByText('for 1 February')).toBeDefined();
    expect(person.queryByText('$1.00')).toBeNull();
    expect(person.getByRole('link', { name: 'Open their page' }).getAttribute('href')).toBe(
      `/operator/person?id=${PERSON}`,
    );
  });

  test('with a case that no longer waits reads so and sees the queue', async () => {
    const { router } = openApp(`/operator/deposits?case=${idOf(99)}`);
    expect(await screen.findByText(/This was decided or cancelled/)).toBeDefined();
    await waitFor(() => expect(router.state.location.search).not.toHaveProperty('case'));
    expect(await opener(1)).toBeDefined();
  });

  test('with nonsense sees the first page', async () => {
    openApp('/operator/deposits?from=%27%3B&case=1');
    await opener(1);
    expect(asked[0]).toEqual({ max_rows: 51 });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

test('an operator turns the pages of a long queue, and the address says which', async () => {
  rows.splice(0, 3, ...Array.from({ length: 51 }, (_, n) => deposit(n + 1)));
  const { user, router } = openApp('/operator/deposits');
  await user.click(await screen.findByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(asked.at(-1)).toEqual({ max_rows: 51, from_case: idOf(51) }));
  expect(router.state.location.search).toMatchObject({ from: idOf(51) });
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'First page' })).toHaveProperty('disabled', false),
  );
  await user.click(screen.getByRole('button', { name: 'First page' }));
  await waitFor(() => expect(router.state.location.search).not.toHaveProperty('from'));
  expect(screen.queryByText('Person 51')).toBeNull();
});

test('an admin sees how much waits in each queue, and for a second person', async () => {
  answerOperator('admin');
  openApp('/operator/deposits');
  const entry = (name: RegExp) => screen.findByRole('link', { name });
  expect((await entry(/Deposits ?1 case waits/)).textContent).toContain('1');
  expect((await entry(/Messages ?100 cases wait/)).textContent).toContain('99+');
  for (const other of [
    /Insurance fund ?4 cases/,
    /Operators ?3 cases/,
    /Wallets ?2 cases/,
    /Going live ?1 case/,
  ])
    await entry(other);
  for (const other of [/Prices ?5 cases/, /Plans ?6 cases/, /Site details ?7 cases/, /Trading ?8 cases/])
    await entry(other);
});

test('an operator whose role is taken away while they look at a page loses the page at once', async () => {
  openApp('/operator/deposits');
  await opener(1);
  await waitFor(() => expect(joins).not.toEqual([]));
  answerOperator();
  server.use(http.post(`${RPC}/my_role`, () => HttpResponse.json(null)));
  announce('operators');
  expect(await screen.findByRole('heading', { name: 'This page does not exist' })).toBeDefined();
  expect(screen.queryByText('Person 1')).toBeNull();
});
