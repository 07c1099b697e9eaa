import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { download } from '@/lib/data/download';
import { openApp } from '../../support/app';
import { answerOperator } from '../../support/operator/operator';
import { rpc, server, SUPABASE } from '../../support/server';
import { signIn } from '../../support/session';

vi.mock('@/lib/data/download', { spy: true });

const SUBJECT = '00000000-0000-4000-8000-00000000be40';

test('an operator keeps their place in the filter of the trail, which shows what the address says after Back', async () => {
  signIn();
  answerOperator();
  const asked: unknown[] = [];
  server.use(rpc('audit_log', [], asked));
  const { user, router } = openApp(`/operator/audit?subject=${SUBJECT}`);
  const action = () => screen.getByLabelText<HTMLSelectElement>('Action');
  const subject = () => screen.getByLabelText<HTMLInputElement>('Case ID');
  await screen.findByLabelText('Action');
  await user.selectOptions(action(), 'deposit_approved');
  await user.clear(subject());
  await user.type(subject(), `${SUBJECT.replace('be40', 'be41')} {Enter}`);
  await waitFor(() =>
    expect(asked).toContainEqual({
      only_action: 'deposit_approved',
      only_subject: SUBJECT.replace('be40', 'be41'),
      max_rows: 26,
    }),
  );
  await waitFor(() => expect(action().value).toBe('deposit_approved'));
  expect(document.activeElement).toBe(subject());
  await user.type(subject(), '0');
  router.history.back();
  await waitFor(() => expect(action().value).toBe(''));
  expect(subject().value).toBe(SUBJECT);
  expect(document.activeElement).toBe(subject());
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  await waitFor(() => expect(subject().value).toBe(''));
  expect(document.activeElement).toBe(subject());
});

test('the file of the trail holds all rows of the filter, however many, and from its newest on', async () => {
  signIn();
  answerOperator();
  const asked: { from_event?: number; max_rows: number }[] = [];
  server.use(
    http.post<never, { from_event?: number; max_rows: number }>(
      `${SUPABASE}/rest/v1/rpc/audit_log`,
      async ({ request }) => {
        const call = await request.json();
        asked.push(call);
        const first = call.from_event ?? 2001;
        return HttpResponse.json(
          Array.from({ length: Math.min(first, call.max_rows) }, (_, place) => ({
            id: first - place,
            at: '2026-02-01T00:00:00Z',
            actor: null,
            actor_name: null,
            action: 'deposit_approved',
            subject: SUBJECT,
            details: {},
          })),
        );
      },
    ),
  );
  const save = vi.mocked(download).mockImplementation(() => undefined);
  const { user } = openApp(`/operator/audit?action=deposit_approved&subject=${SUBJECT}&from=1500`);
  const button = await screen.findByRole('button', { name: 'Download as CSV' });
  asked.length = 0;
  await user.click(button);
  await waitFor(() => expect(save).toHaveBeenCalledOnce());
  const [name, file] = save.mock.calls[0] ?? [];
  expect(name).toBe('audit-trail.csv');
  const ids = (await file?.text())
    ?.trim()
    .split('\r\n')
    .slice(1)
    .map((line) => Number(line.split(',')[0]));
  expect(ids).toEqual(Array.from({ length: 2001 }, (_, place) => 2001 - place));
  const filter = { only_action: 'deposit_approved', only_subject: SUBJECT, max_rows: 1000 };
  expect(asked).toEqual([filter, { ...filter, from_event: 1001 }, { ...filter, from_event: 1 }]);
});
