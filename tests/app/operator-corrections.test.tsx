import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { openApp } from './support/app';
import { answerDesk, overviewOf } from './support/desk';
import { announce, joins } from './support/realtime';
import { refusal, server, SUPABASE } from './support/server';
import { ADA, signIn } from './support/session';

const RPC = `${SUPABASE}/rest/v1/rpc`;
const BEN = '00000000-0000-4000-8000-00000000be40';
const CLEO = '00000000-0000-4000-8000-00000000c1e0';

const correction = (values: object = {}) => ({
  id: crypto.randomUUID(),
  investor_id: BEN,
  investor_name: 'Ben Example',
  investor_email: 'ben@example.com',
  amount_cents: -2500,
  reason: '<b>Credited twice</b>',
  corrects: 'Line 17',
  proposed_by: CLEO,
  proposed_by_name: 'Cleo',
  created_at: '2026-03-04T12:00:00Z',
  available_cents: 10_000,
  after_cents: 7500,
  ...values,
});

const sent: { name: string; [key: string]: unknown }[] = [];
const rows: object[] = [];

/** What she sends is kept; the answer is the given one. */
function record(name: string, answer: () => Response) {
  server.use(
    http.post(`${RPC}/${name}`, async ({ request }) => {
      sent.push({ name, ...((await request.json()) as object) });
      return answer();
    }),
  );
}

function answerCorrections(role = 'treasurer') {
  answerDesk(role);
  server.use(http.post(`${RPC}/correction_queue`, () => HttpResponse.json(rows)));
  record('review_correction', () => HttpResponse.json('booked'));
  record('withdraw_correction', () => HttpResponse.json('withdrawn'));
  record('propose_correction', () => HttpResponse.json(crypto.randomUUID()));
  record('grant_bonus', () => HttpResponse.json(7));
  record('preview_balance', () => HttpResponse.json([{ available_cents: 10_000, after_cents: 7500 }]));
}

beforeEach(() => {
  signIn();
  sent.length = 0;
  rows.length = 0;
  answerCorrections();
});

async function openCase() {
  const app = openApp('/operator/corrections');
  await app.user.click(
    await screen.findByRole('button', { name: 'Review the correction of -$25.00 for Ben Example' }),
  );
  return { ...app, dialog: within(await screen.findByRole('dialog')) };
}

describe('the queue of corrections', () => {
  it('an operator with nothing to decide is told so, and sees a new proposal without a reload', async () => {
    openApp('/operator/corrections');
    expect(await screen.findByText('No correction is waiting')).toBeDefined();
    await waitFor(() => expect(joins).toHaveLength(1));
    rows.push(correction());
    announce('realtime:operators', 'corrections');
    expect(await screen.findByRole('button', { name: /Review the correction/ })).toBeDefined();
  });

  it('a second operator sees who proposed, why, and what it does, and books it once', async () => {
    const row = correction();
    rows.push(row);
    const { user, dialog } = await openCase();
    for (const text of ['Cleo', '<b>Credited twice</b>', 'Line 17', '$100.00', '-$25.00', '$75.00'])
      expect(dialog.getByText(text)).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Approve' }));
    expect(dialog.getByText('Book -$25.00 for Ben Example?')).toBeDefined();
    await user.dblClick(dialog.getByRole('button', { name: 'Yes, approve' }));
    expect(await screen.findByText('Booked: -$25.00 for Ben Example.')).toBeDefined();
    expect(sent).toEqual([{ name: 'review_correction', correction_id: row.id, approve: true }]);
  });

  it('a second operator refuses with a reason and not without', async () => {
    const row = correction();
    rows.push(row);
    const { user, dialog } = await openCase();
    await user.click(dialog.getByRole('button', { name: 'Reject' }));
    expect(dialog.getByText(/The person hears nothing/)).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Yes, reject' }));
    expect(await screen.findByText('Please fill the form correctly')).toBeDefined();
    await user.type(dialog.getByLabelText('Reason'), 'The line is right');
    await user.click(dialog.getByRole('button', { name: 'Yes, reject' }));
    expect(await screen.findByText('Refused. Nothing was booked.')).toBeDefined();
    expect(sent).toEqual([
      { name: 'review_correction', correction_id: row.id, approve: false, reason: 'The line is right' },
    ]);
  });

  it('whoever proposed it cannot decide, and takes it back', async () => {
    const row = correction({ proposed_by: ADA.id });
    rows.push(row);
    const { user, dialog } = await openCase();
    expect(dialog.getByText(/A second person must book or refuse it/)).toBeDefined();
    expect(dialog.queryByRole('button', { name: /Approve|Reject/ })).toBeNull();
    await user.dblClick(dialog.getByRole('button', { name: 'Withdraw the proposal' }));
    expect(await screen.findByText(/The proposal has been withdrawn/)).toBeDefined();
    expect(sent).toEqual([{ name: 'withdraw_correction', correction_id: row.id }]);
  });

  it.each([
    ['treasurer', { investor_id: ADA.id }, /This is your own balance/],
    ['reviewer', {}, /A treasurer or admin books or refuses it/],
  ])('a %s who may not decide finds the reason instead of a button (%o)', async (role, values, reason) => {
    answerCorrections(role);
    rows.push(correction(values));
    const { dialog } = await openCase();
    expect(dialog.getByText(reason)).toBeDefined();
    expect(dialog.queryByRole('button', { name: /Approve|Reject/ })).toBeNull();
  });

  it('an operator is told when there is too little left, and can only refuse', async () => {
    rows.push(correction({ available_cents: 1000, after_cents: -1500 }));
    const { dialog } = await openCase();
    expect(dialog.getByText(/It cannot be booked now/)).toBeDefined();
    expect(dialog.queryByRole('button', { name: 'Approve' })).toBeNull();
    expect(dialog.getByRole('button', { name: 'Reject' })).toBeDefined();
  });
});

describe('on the page of a person', () => {
  const openDialog = async (name: string) => {
    const app = openApp(`/operator/person?id=${BEN}`);
    await app.user.click(await screen.findByRole('button', { name }));
    return { ...app, dialog: within(await screen.findByRole('dialog')) };
  };

  it('an operator sees what a correction would do before proposing it, and proposes it once', async () => {
    const { user, dialog } = await openDialog('Correct the balance');
    await user.selectOptions(dialog.getByLabelText('Direction'), 'Take from the balance');
    await user.type(dialog.getByLabelText('Amount'), '25');
    await user.type(dialog.getByLabelText('What is corrected'), ' Line  17 ');
    await user.type(dialog.getByLabelText('Reason'), 'Credited twice');
    await user.click(dialog.getByRole('button', { name: 'Show what would change' }));
    const send = await dialog.findByRole('button', { name: 'Propose -$25.00' });
    expect(dialog.getByText('$75.00')).toBeDefined();
    await user.dblClick(send);
    expect(await screen.findByText(/Proposed: -\$25.00 for Ben Example/)).toBeDefined();
    expect(sent).toEqual([
      { name: 'preview_balance', investor_id: BEN, amount_cents: -2500 },
      {
        name: 'propose_correction',
        investor_id: BEN,
        amount_cents: -2500,
        reason: 'Credited twice',
        corrects: 'Line 17',
        request_id: expect.any(String) as string,
      },
    ]);
  });

  it('an operator who changes anything must look again, and one whose try failed sends the same request', async () => {
    const answers = [refusal(503, '57014', 'slow'), HttpResponse.json(crypto.randomUUID())];
    record('propose_correction', () => answers.shift() ?? HttpResponse.json('x'));
    const { user, dialog } = await openDialog('Correct the balance');
    await user.type(dialog.getByLabelText('Amount'), '5');
    await user.type(dialog.getByLabelText('What is corrected'), 'Line 1');
    await user.type(dialog.getByLabelText('Reason'), 'R');
    await user.click(dialog.getByRole('button', { name: 'Show what would change' }));
    await dialog.findByRole('button', { name: /^Propose/ });
    await user.type(dialog.getByLabelText('Amount'), '0');
    expect(dialog.queryByRole('button', { name: /^Propose/ })).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Show what would change' }));
    await user.click(await dialog.findByRole('button', { name: 'Propose +$50.00' }));
    expect(await screen.findByText(/busy or restarting/)).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Propose +$50.00' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const ids = sent.filter(({ name }) => name === 'propose_correction').map((one) => one['request_id']);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  it.each(['0', '-5', '1e9', ''])('an operator cannot propose %j', async (typed) => {
    const { user, dialog } = await openDialog('Correct the balance');
    if (typed) await user.type(dialog.getByLabelText('Amount'), typed);
    await user.click(dialog.getByRole('button', { name: 'Show what would change' }));
    await waitFor(() => expect(dialog.getByLabelText('Amount').getAttribute('aria-invalid')).toBe('true'));
    expect(sent).toEqual([]);
  });

  it('a treasurer is shown what a bonus would do, and grants it once', async () => {
    const { user, dialog } = await openDialog('Grant a bonus');
    await user.type(dialog.getByLabelText('Amount'), '12.34');
    await user.type(dialog.getByLabelText('Reason'), 'Reported a defect');
    await user.click(dialog.getByRole('button', { name: 'Show what would change' }));
    expect(sent.filter(({ name }) => name === 'grant_bonus')).toEqual([]);
    await user.dblClick(await dialog.findByRole('button', { name: 'Grant $12.34' }));
    expect(await screen.findByText('Ben Example has been granted $12.34.')).toBeDefined();
    expect(sent.slice(1)).toEqual([
      {
        name: 'grant_bonus',
        investor_id: BEN,
        amount_cents: 1234,
        reason: 'Reported a defect',
        request_id: expect.any(String) as string,
      },
    ]);
  });

  it.each([
    ['Grant a bonus', 'grant_bonus', /^Grant \$/, []],
    ['Correct the balance', 'propose_correction', /^Propose /, ['What is corrected']],
  ] as const)(
    'an operator whose answer was lost closes %s, enters the same again, and it is one request',
    async (button, name, confirm, others) => {
      const answers = [HttpResponse.error(), refusal(503, '57014', 'slow'), HttpResponse.error()];
      record(name, () => answers.shift() ?? HttpResponse.json(7));
      const { user } = openApp(`/operator/person?id=${BEN}`);
      const enter = async (reason: string) => {
        await user.click(await screen.findByRole('button', { name: button }));
        const dialog = within(await screen.findByRole('dialog'));
        await user.type(dialog.getByLabelText('Amount'), '25');
        for (const label of others) await user.type(dialog.getByLabelText(label), 'Line 17');
        await user.type(dialog.getByLabelText('Reason'), reason);
        await user.click(dialog.getByRole('button', { name: 'Show what would change' }));
        const tries = calls().length;
        await user.click(await dialog.findByRole('button', { name: confirm }));
        await waitFor(() => expect(calls()).toHaveLength(tries + 1));
        await user.keyboard('{Escape}');
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      };
      const calls = () => sent.filter((one) => one.name === name).map((one) => one['request_id']);
      // Lost; another one is lost too; the first again; what has been answered, meant once more.
      for (const reason of ['Found it', 'Another', 'Found it', 'Found it', 'Found it']) await enter(reason);
      const [first, second, again, answered, more] = calls();
      expect([again, answered]).toEqual([first, first]);
      expect(new Set([first, second, more]).size).toBe(3);
    },
  );

  it('a reviewer proposes corrections and grants nothing', async () => {
    answerCorrections('reviewer');
    openApp(`/operator/person?id=${BEN}`);
    expect(await screen.findByRole('button', { name: 'Correct the balance' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Grant a bonus' })).toBeNull();
  });

  it('nobody corrects their own balance or grants themselves a bonus', async () => {
    server.use(http.post(`${RPC}/person_overview`, () => HttpResponse.json(overviewOf(ADA.id))));
    openApp(`/operator/person?id=${ADA.id}`);
    expect(await screen.findByRole('heading', { name: 'Ben Example' })).toBeDefined();
    expect(screen.queryByRole('button', { name: /Correct the balance|Grant a bonus/ })).toBeNull();
  });
});
