import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { readOwn, readPublic, writePublic } from '@/lib/data/rest';
import { server, SUPABASE } from '../support/server';
import { signIn } from '../support/session';

test.each([
  ['public data', () => readPublic('rpc/any', z.number()), 8000],
  ['what belongs to a person', () => readOwn('any', z.number()), 30_000],
  ['an answer to what was written', () => writePublic('rpc/any', {}), 30_000],
])('a page waits for %s as long as the requirements say', async (_what, ask, patience) => {
  signIn();
  server.use(http.all(`${SUPABASE}/rest/v1/rpc/any`, () => HttpResponse.json(7)));
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  await ask();
  expect(timeout.mock.calls).toEqual([[patience]]);
});
