import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { openApp } from '../support/app';
import { authRefusal } from '../support/factors';
import { answerLimits, limitRow } from '../support/money/limits';
import { rpc, server, SUPABASE } from '../support/server';
import { ADA, answerProfile, sessionOf, signIn } from '../support/session';

const FROM = '2026-03-06T12:00:00Z';

beforeEach(() => {
  signIn();
  answerProfile();
  server.use(
    http.post(`${SUPABASE}/auth/v1/token`, async ({ request }) => {
      const { password } = (await request.json()) as { password?: string };
      return password === undefined || password === 'correct horse'
        ? HttpResponse.json(sessionOf(ADA))
        : authRefusal('invalid_credentials', 400);
    }),
  );
});

function answerSetting(...answers: Response[]): unknown[] {
  const sent: unknown[] = [];
  server.use(rpc('set_withdrawal_limits', () => answers.shift() ?? new HttpResponse(null, { status: 204 }), sent));
  return sent;
}

async function open(button: string) {
  const app = openApp('/account?tab=security');
  await app.user.click(await screen.findByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog'));
  const enter = async (label: string, text: string) => {
    const field = await dialog.findByLabelText(label);
    await app.user.clear(field);
    if (text !== '') await app.user.type(field, text);
  };
  const save = async () => app.user.click(dialog.getByRole('button', { name: 'Save the limits' }));
  return { app, dialog, enter, save };
}

test('a person reads what holds now, and what counts from when on', async () => {
  answerLimits(
    limitRow('day', 200_000, 200_000, { next_cents: 400_000, next_from: FROM }),
    limitRow('month', 500_000, 500_000, { next_from: FROM }),
  );
  openApp('/account?tab=security');
  expect(await screen.findByText('$2,000.00 in 24 hours · $5,000.00 in 30 days')).toBeDefined();
  expect(screen.getByText(/^From 6 Mar 2026.*: \$4,000\.00 in 24 hours\.$/)).toBeDefined();
  expect(screen.getByText(/^From 6 Mar 2026.*: no 30-day limit\.$/)).toBeDefined();
});

test('a raise that waits is in the form, and is taken back by entering what holds now', async () => {
  answerLimits(
    limitRow('day', 200_000, 200_000, { next_cents: 400_000, next_from: FROM }),
    limitRow('month', 500_000, 500_000, { next_from: FROM }),
  );
  const sent = answerSetting();
  const { app, dialog, enter, save } = await open('Change limits');
  expect(dialog.getByLabelText('Limit for 24 hours')).toHaveProperty('value', '4,000.00');
  expect(dialog.getByLabelText('Limit for 30 days')).toHaveProperty('value', '');
  await app.user.click(dialog.getByRole('button', { name: 'Restore current limits' }));
  await enter('Current password', 'correct horse');
  await save();
  expect(await screen.findByText('Your limits have been saved')).toBeDefined();
  expect(sent).toEqual([{ day_cents: 200_000, month_cents: 500_000 }]);
});

test.each([
  ['999.99', /^Set a limit of at least \$1,000\.00/],
  ['0', /^Set a limit of at least \$1,000\.00/],
  ['-5', /^Enter a plain amount, e\.g\./],
  ['9999999999999999999', /^Enter a limit between the minimum withdrawal/],
  ['1000000000000.01', /^Enter a limit between the minimum withdrawal/],
])('a limit of %s is refused in its field, and nothing is sent', async (typed, words) => {
  const sent = answerSetting();
  const { dialog, enter, save } = await open('Set limits');
  await enter('Limit for 24 hours', typed);
  await enter('Current password', 'correct horse');
  await save();
  expect(await dialog.findByText(words)).toBeDefined();
  expect(sent).toEqual([]);
});
