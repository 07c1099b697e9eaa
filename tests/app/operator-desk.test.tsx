import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { openApp } from './support/app';
import { answerDesk, overviewOf } from './support/desk';
import { announce, joins } from './support/realtime';
import { refusal, server, SUPABASE } from './support/server';
import { ADA, signIn } from './support/session';

const RPC = `${SUPABASE}/rest/v1/rpc`;
const PERSON = '00000000-0000-4000-8000-00000000be40';
const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

const deposit = (n: number, values: object = {}) => ({
  id: idOf(n),
  investor_id: PERSON,
  investor_name: `Person ${n}`,
  investor_email: `p${n}@example.com`,
  amount_cents: n * 100,
  method: 'bitcoin',
  proof_path: `${PERSON}/${idOf(n)}.pdf`,
  status: 'pending',
  first_approved_by: null,
  created_at: '2026-03-04T12:00:00Z',
  ...values,
});

const rows: { id: string }[] = [];
const asked: unknown[] = [];
const decided: unknown[] = [];
const calls: string[] = [];

beforeEach(() => {
  localStorage.clear();
  signIn();
  answerDesk();
  for (const list of [rows, asked, decided, calls]) list.length = 0;
  rows.push(deposit(1), deposit(2), deposit(3));
  server.use(
    http.post(`${RPC}/deposit_queue`, async ({ request }) => {
      asked.push(await request.json());
      return HttpResponse.json(rows);
    }),
    http.post(`${RPC}/review_deposit`, async ({ request }) => {
      const decision = (await request.json()) as { deposit_id: string; approve: boolean };
      decided.push(decision);
      const place = rows.findIndex(({ id }) => id === decision.deposit_id);
      rows.splice(place, 1);
      return HttpResponse.json({ status: decision.approve ? 'approved' : 'rejected' });
    }),
    http.post(`${SUPABASE}/storage/v1/object/sign/proofs/*`, () =>
      HttpResponse.json({ signedURL: '/object/sign/proofs/x.pdf?token=t' }),
    ),
  );
});

const opener = (n: number) =>
  screen.findByRole('button', { name: new RegExp(`Review the deposit of .* by Person ${n}`) });

describe('an operator at the keyboard', () => {
  it('goes along the list by j and k, opens a case, approves it by a and Enter, and is at the next', async () => {
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
    expect(screen.getByRole('button', { name: 'Yes, approve' })).toBe(document.activeElement);
    expect(decided).toEqual([]);
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Deposit of $3.00' })).toBeDefined();
    expect(decided).toEqual([{ deposit_id: idOf(2), approve: true }]);
    expect(screen.getByRole('button', { name: 'Approve' })).toBeDefined();
    await user.keyboard('k');
    expect(await screen.findByRole('dialog', { name: 'Deposit of $1.00' })).toBeDefined();
  });

  it('rejects by r with a reason, whose letters do nothing else', async () => {
    const { user } = openApp(`/operator/deposits?case=${idOf(3)}`);
    await screen.findByRole('dialog', { name: 'Deposit of $3.00' });
    await user.keyboard('r');
    await user.keyboard('a jar/{Control>}{Enter}{/Control}');
    await waitFor(() => expect(decided).toEqual([{ deposit_id: idOf(3), approve: false, reason: 'a jar/' }]));
    // It was the last one.
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('turns the keys off, and they stay off', async () => {
    const { user } = openApp('/operator/deposits');
    const first = await opener(1);
    await user.click(screen.getByRole('checkbox', { name: 'Single keys' }));
    await user.keyboard('jjj');
    expect(document.activeElement).not.toBe(first);
    expect(localStorage.getItem('glassmine:keys')).toBe('off');
  });

  it('comes to the search for people by /', async () => {
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
  it('with a case sees that case beside its person, and the earlier reasons', async () => {
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
    expect(person.getByText('$77.00')).toBeDefined();
    expect(person.queryByText('$1.00')).toBeNull();
    expect(person.getByRole('link', { name: 'Open their page' }).getAttribute('href')).toBe(
      `/operator/person?id=${PERSON}`,
    );
  });

  it('with a case that waits no more is told so and sees the queue', async () => {
    const { router } = openApp(`/operator/deposits?case=${idOf(99)}`);
    expect(await screen.findByText(/Somebody else has reviewed this/)).toBeDefined();
    await waitFor(() => expect(router.state.location.search).not.toHaveProperty('case'));
    expect(await opener(1)).toBeDefined();
  });

  it('with nonsense sees the first page', async () => {
    openApp('/operator/deposits?from=%27%3B&case=1');
    await opener(1);
    expect(asked[0]).toEqual({ max_rows: 51 });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

it('an operator turns the pages of a long queue, and the address says which', async () => {
  rows.splice(0, 3, ...Array.from({ length: 51 }, (_, n) => deposit(n + 1)));
  const { user, router } = openApp('/operator/deposits');
  await user.click(await screen.findByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(asked.at(-1)).toEqual({ max_rows: 51, from_case: idOf(51) }));
  expect(router.state.location.search).toMatchObject({ from: idOf(51) });
  await user.click(screen.getByRole('button', { name: 'First page' }));
  await waitFor(() => expect(router.state.location.search).not.toHaveProperty('from'));
  expect(screen.queryByText('Person 51')).toBeNull();
});

it('an operator sees how much waits in each queue', async () => {
  openApp('/operator/deposits');
  const entry = (name: RegExp) => screen.findByRole('link', { name });
  expect((await entry(/Deposits ?1 case waits/)).textContent).toContain('1');
  expect((await entry(/Messages ?100 cases wait/)).textContent).toContain('99+');
});

describe('of two operators', () => {
  const CLEO = { operator_id: idOf(77), operator_name: 'Cleo', held_until: '2099-01-01T00:00:00Z' };

  it('the second sees who has a case open, and cannot decide it until it is closed', async () => {
    let holder = { ...CLEO, case_id: idOf(1) };
    server.use(
      http.post(`${RPC}/open_claims`, () => HttpResponse.json([holder])),
      http.post(`${RPC}/claim_case`, () => HttpResponse.json([holder])),
    );
    const { user } = openApp('/operator/deposits');
    expect(await screen.findByText('Cleo has it open')).toBeDefined();
    await user.click(await opener(1));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(/Cleo is working on this/)).toBeDefined();
    expect(dialog.queryByRole('button', { name: 'Approve' })).toBeNull();
    await waitFor(() => expect(joins).not.toEqual([]));
    holder = { ...holder, operator_id: ADA.id };
    announce('realtime:operators', 'case_claims');
    expect(await dialog.findByRole('button', { name: 'Approve' })).toBeDefined();
  });

  it('the first gives a case back when they close it', async () => {
    server.use(
      http.post(`${RPC}/:name`, async ({ params, request }) => {
        const name = String(params['name']);
        if (/claim_case|release_case/.test(name)) {
          const { case_id } = (await request.clone().json()) as { case_id: string };
          calls.push(`${name} ${case_id}`);
        }
        return undefined;
      }),
    );
    const { user } = openApp(`/operator/deposits?case=${idOf(1)}`);
    await screen.findByRole('dialog');
    await user.keyboard('j');
    await screen.findByRole('dialog', { name: 'Deposit of $2.00' });
    await user.keyboard('{Escape}');

    await waitFor(() =>
      expect([...new Set(calls)].toSorted()).toEqual(
        [1, 2].flatMap((n) => [`claim_case ${idOf(n)}`, `release_case ${idOf(n)}`]).toSorted(),
      ),
    );
  });

  it('the first, who closes a case before the claim on it was answered, gives it back after that', async () => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    server.use(
      http.post(`${RPC}/:name`, async ({ params }) => {
        const name = String(params['name']);
        if (name === 'claim_case') {
          await answered;
          calls.push('claimed');
        }
        if (name === 'release_case') calls.push('released');
        return undefined;
      }),
    );
    const { user } = openApp(`/operator/deposits?case=${idOf(1)}`);
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    answer();
    await waitFor(() => expect(calls).toContain('released'));
    expect(calls).toEqual(['claimed', 'released']);
  });

  it('the first, who comes back to a case before the claim on it was answered, keeps it', async () => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    server.use(
      http.post(`${RPC}/:name`, async ({ params, request }) => {
        const name = String(params['name']);
        if (!/claim_case|release_case/.test(name)) return undefined;
        const { case_id } = (await request.clone().json()) as { case_id: string };
        if (name === 'claim_case') await answered;
        calls.push(`${name} ${case_id}`);
        return undefined;
      }),
    );
    const { user } = openApp(`/operator/deposits?case=${idOf(1)}`);
    await screen.findByRole('dialog');
    await user.keyboard('j');
    await screen.findByRole('dialog', { name: 'Deposit of $2.00' });
    await user.keyboard('k');
    await screen.findByRole('dialog', { name: 'Deposit of $1.00' });
    answer();
    await waitFor(() => expect(calls).toContain(`release_case ${idOf(2)}`));
    expect(calls).toContain(`claim_case ${idOf(1)}`);
    expect(calls).not.toContain(`release_case ${idOf(1)}`);
  });

  it('the slower one is told by the database, and may try again', async () => {
    server.use(
      http.post(`${RPC}/review_deposit`, () => refusal(400, 'P0001', 'case_claimed'), { once: true }),
    );
    const { user } = openApp(`/operator/deposits?case=${idOf(1)}`);
    await screen.findByRole('dialog');
    await user.keyboard('a');
    await user.keyboard('{Enter}');
    expect(await screen.findByText(/Another operator has this open/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Yes, approve' }));
    await waitFor(() => expect(decided).toHaveLength(1));
  });
});

it('an operator whose role is taken away while they look at a page loses the page at once', async () => {
  openApp('/operator/deposits');
  await opener(1);
  await waitFor(() => expect(joins).not.toEqual([]));
  answerDesk();
  server.use(http.post(`${RPC}/my_role`, () => HttpResponse.json(null)));
  announce('realtime:operators', 'operators');
  expect(await screen.findByRole('heading', { name: 'This page does not exist' })).toBeDefined();
  expect(screen.queryByText('Person 1')).toBeNull();
});
