import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { openApp } from '../../support/app';
import { hold } from '../../support/holding';
import { answerCorrections, BEN, record, sent } from '../../support/operator/correcting';
import { refusal, SUPABASE } from '../../support/server';
import { signIn } from '../../support/session';

const RPC = `${SUPABASE}/rest/v1/rpc`;

beforeEach(() => {
  signIn();
  sent.length = 0;
  answerCorrections();
});

describe('on the page of a person', () => {
  const openDialog = async (name: string) => {
    const app = openApp(`/operator/person?id=${BEN}`);
    await app.user.click(await screen.findByRole('button', { name }));
    return { ...app, dialog: within(await screen.findByRole('dialog')) };
  };

  test('an operator sees what a correction would do before proposing it, and proposes it once', async () => {
    const { user, dialog } = await openDialog('Correct the balance');
    await user.selectOptions(dialog.getByLabelText('Direction'), 'Deduct from balance');
    await user.type(dialog.getByLabelText('Amount'), '25');
    await user.type(dialog.getByLabelText('What’s being corrected'), ' Line  17 ');
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

  test('an operator who changes anything must look again, and one whose try failed sends the same request', async () => {
    const answers = [refusal(503, '57014', 'slow'), HttpResponse.json(crypto.randomUUID())];
    record('propose_correction', () => answers.shift() ?? HttpResponse.json('x'));
    const { user, dialog } = await openDialog('Correct the balance');
    await user.type(dialog.getByLabelText('Amount'), '5');
    await user.type(dialog.getByLabelText('What’s being corrected'), 'Line 1');
    await user.type(dialog.getByLabelText('Reason'), 'R');
    await user.click(dialog.getByRole('button', { name: 'Show what would change' }));
    await dialog.findByRole('button', { name: /^Propose/ });
    await user.clear(dialog.getByLabelText('Amount'));
    await user.type(dialog.getByLabelText('Amount'), '50');
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

  test.each(['Grant a bonus', 'Correct the balance'])(
    'an operator who corrects a reason while the preview is on its way must look again (%s)',
    async (name) => {
      const preview = hold(`${RPC}/preview_balance`);
      const { user, dialog } = await openDialog(name);
      const line = dialog.queryByLabelText('What’s being corrected');
      if (line) await user.type(line, 'Line 1');
      await user.type(dialog.getByLabelText('Amount'), '5');
      await user.type(dialog.getByLabelText('Reason'), 'Wrong');
      const look = dialog.getByRole('button', { name: 'Show what would change' });
      await user.click(look);
      await preview.arrived();
      await user.type(dialog.getByLabelText('Reason'), ' line');
      await preview.answer(HttpResponse.json([{ available_cents: 1, after_cents: 2 }]));
      await waitFor(() => expect(look.getAttribute('aria-busy')).toBe('false'));
      expect(dialog.queryByRole('button', { name: /^Propose|^Grant/ })).toBeNull();
      await user.click(look);
      await preview.answer(HttpResponse.json([{ available_cents: 1, after_cents: 2 }]));
      await user.click(await dialog.findByRole('button', { name: /^Propose|^Grant/ }));
      await waitFor(() => expect(sent).toMatchObject([{ reason: 'Wrong line' }]));
    },
  );

  test('a treasurer is shown what a bonus would do, and grants it once', async () => {
    const { user, dialog } = await openDialog('Grant a bonus');
    await user.type(dialog.getByLabelText('Amount'), '12.34');
    await user.type(dialog.getByLabelText('Reason'), 'Reported a defect');
    await user.click(dialog.getByRole('button', { name: 'Show what would change' }));
    expect(sent.filter(({ name }) => name === 'grant_bonus')).toEqual([]);
    await user.dblClick(await dialog.findByRole('button', { name: 'Grant $12.34' }));
    expect(await screen.findByText('Granted $12.34 to Ben Example.')).toBeDefined();
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

  test('a treasurer whose bonus is too large for one person reads that it waits', async () => {
    record('grant_bonus', () => HttpResponse.json(null));
    const { user, dialog } = await openDialog('Grant a bonus');
    await user.type(dialog.getByLabelText('Amount'), '1000.01');
    await user.type(dialog.getByLabelText('Reason'), 'Reported a defect');
    await user.click(dialog.getByRole('button', { name: 'Show what would change' }));
    await user.click(await dialog.findByRole('button', { name: 'Grant $1,000.01' }));
    expect(
      await screen.findByText('Proposed: $1,000.01 for Ben Example. Another treasurer must grant it.'),
    ).toBeDefined();
  });

  test.each([
    ['Grant a bonus', 'grant_bonus', /^Grant \$/, []],
    ['Correct the balance', 'propose_correction', /^Propose /, ['What’s being corrected']],
  ] as const)(
    'an operator whose answer was lost closes %s, enters it again, and it is one request',
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
        const sending = await dialog.findByRole('button', { name: confirm });
        await user.click(sending);
        await waitFor(() => expect(calls()).toHaveLength(tries + 1));
        await waitFor(() => expect(sending.isConnected && sending.ariaBusy === 'true').toBe(false));
        await user.keyboard('{Escape}');
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      };
      const calls = () => sent.filter((one) => one.name === name).map((one) => one['request_id']);
      // Lost; another one lost; the first again; a new request with the values of an answered one.
      for (const reason of ['Found it', 'Another', 'Found it', 'Found it', 'Found it']) await enter(reason);
      const [first, second, again, answered, more] = calls();
      expect([again, answered]).toEqual([first, first]);
      expect(new Set([first, second, more]).size).toBe(3);
    },
  );
});
