import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { openApp } from '../../support/app';
import { hold } from '../../support/holding';
import { answerOperator } from '../../support/operator/operator';
import { server, SUPABASE } from '../../support/server';
import { signIn } from '../../support/session';

const SUBJECT = '00000000-0000-4000-8000-00000000be40';

test('an operator keeps their place in the filter of the trail, which shows what the address says after Back', async () => {
  signIn();
  answerOperator();
  const asked: unknown[] = [];
  server.use(
    http.post(`${SUPABASE}/rest/v1/rpc/audit_log`, async ({ request }) => {
      asked.push(await request.json());
      return HttpResponse.json([]);
    }),
  );
  const { user, router } = openApp(`/operator/audit?subject=${SUBJECT}`);
  const action = () => screen.getByLabelText<HTMLSelectElement>('Kind of action');
  const subject = () => screen.getByLabelText<HTMLInputElement>('Id of the case');
  await screen.findByLabelText('Kind of action');
  await user.selectOptions(action(), 'deposit_approved');
  await user.clear(subject());
  await user.type(subject(), `${SUBJECT.replace('be40', 'be41')} {Enter}`);
  await waitFor(() =>
    expect(asked).toContainEqual({
      only_action: 'deposit_approved',
      only_subject: SUBJECT.replace('be40', 'be41'),
      max_rows: 51,
    }),
  );
  await waitFor(() => expect(action().value).toBe('deposit_approved'));
  expect(document.activeElement).toBe(subject());
  await user.type(subject(), '0');
  router.history.back();
  await waitFor(() => expect(action().value).toBe(''));
  expect(subject().value).toBe(SUBJECT);
  expect(document.activeElement).toBe(subject());
  await user.click(screen.getByRole('button', { name: 'Show everything' }));
  await waitFor(() => expect(subject().value).toBe(''));
  // The button has gone with what it took away.
  expect(document.activeElement).toBe(subject());
});

test('an operator who goes back before the filtered trail has come sees the filter of the trail that is shown', async () => {
  signIn();
  answerOperator();
  server.use(http.post(`${SUPABASE}/rest/v1/rpc/audit_log`, () => HttpResponse.json([])));
  const { user, router } = openApp('/operator/audit');
  await user.selectOptions(await screen.findByLabelText('Kind of action'), 'deposit_approved');
  await user.type(screen.getByLabelText('Id of the case'), SUBJECT);
  const slow = hold(`${SUPABASE}/rest/v1/rpc/audit_log`);
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  await slow.arrived();
  router.history.back();
  await waitFor(() => expect(screen.getByLabelText('Id of the case')).toHaveProperty('value', ''));
  expect(screen.getByLabelText('Kind of action')).toHaveProperty('value', '');
});
