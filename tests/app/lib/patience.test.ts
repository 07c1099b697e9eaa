import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { createRecoveryClient } from '@/features/auth/recovery';
import { toAppError } from '@/lib/data/errors';
import { readOwn, readPublic, writePublic } from '@/lib/data/rest';
import { supabase } from '@/lib/data/supabase';
import { refusal, rpc, server, SUPABASE } from '../support/server';
import { signIn } from '../support/session';

test.each([
  ['public data', () => readPublic('rpc/any', z.number()), 8000],
  ['what belongs to a person', () => readOwn('any', z.number()), 30_000],
  ['an answer to what was written', () => writePublic('rpc/any', {}), 30_000],
  [
    'an answer to what was written with a session of its own',
    async () => createRecoveryClient().rpc('read_notifications'),
    30_000,
  ],
])('a page waits for %s as long as the requirements say', async (_what, ask, patience) => {
  signIn();
  server.use(http.all(`${SUPABASE}/rest/v1/rpc/*`, () => HttpResponse.json(7)));
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  await ask();
  expect(timeout.mock.calls).toEqual([[patience]]);
});

test.each([
  ['does not answer', () => HttpResponse.error()],
  ['is busy', () => refusal(503, 'PGRST002', 'busy')],
])('a server that %s is asked once, as only the cache of what is read tries again', async (_how, reply) => {
  signIn();
  let asked = 0;
  server.use(
    http.get(`${SUPABASE}/rest/v1/my_positions`, () => {
      asked += 1;
      return reply();
    }),
  );
  const { error } = await supabase.from('my_positions').select('id');
  expect(error).not.toBeNull();
  expect(asked).toBe(1);
});

test.each([
  ['another transaction holds a lock', () => refusal(500, '55P03', 'canceling statement due to lock timeout')],
  ['other requests of the person run', () => refusal(429, 'PT429', 'busy')],
])('what was refused because %s is sent again as it was, and then a person reads so', async (_why, reply) => {
  signIn();
  const sent: unknown[] = [];
  server.use(rpc('cancel_withdrawal', () => (sent.length === 2 ? HttpResponse.json({ id: 'w' }) : reply()), sent));
  const cancel = async () => supabase.rpc('cancel_withdrawal', { withdrawal_id: 'w' });
  expect((await cancel()).error).toBeNull();
  expect(sent).toEqual([{ withdrawal_id: 'w' }, { withdrawal_id: 'w' }]);
  const { error, status } = await cancel();
  expect(toAppError(error, status).code).toBe('unavailable');
  expect(sent).toHaveLength(6);
});
