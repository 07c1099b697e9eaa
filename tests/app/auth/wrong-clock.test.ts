import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { toAppError, unwrap } from '@/lib/data/errors';
import { readOwn, readPublic } from '@/lib/data/rest';
import { supabase } from '@/lib/data/supabase';
import { uploadProof } from '@/lib/uploads/resumable-upload';
import { fakeTimers, passUntil } from '../support/clock';
import { refusal, server, SUPABASE } from '../support/server';
import { ADA, sessionOf, signIn } from '../support/session';

fakeTimers();

const MEANWHILE = 'renewed.e30.c2ln';

function answerRenewal(
  answer: () => Response = () => HttpResponse.json({ ...sessionOf(ADA), access_token: MEANWHILE }),
) {
  const asked: unknown[] = [];
  server.use(
    http.post<never, { refresh_token: string }>(`${SUPABASE}/auth/v1/token`, async ({ request }) => {
      asked.push((await request.json()).refresh_token);
      return answer();
    }),
  );
  return asked;
}

function takeOnly(token: string) {
  const asked: unknown[] = [];
  server.use(
    http.all(`${SUPABASE}/rest/v1/*`, ({ request }) => {
      asked.push(request.headers.get('authorization'));
      return request.headers.get('authorization') === `Bearer ${token}`
        ? HttpResponse.json(7)
        : refusal(401, 'PGRST303', 'JWT expired');
    }),
  );
  return asked;
}

/** Each test needs its own refresh token, because supabase-js remembers refused ones. */
function enter(refresh_token: string) {
  signIn();
  sessionStorage.setItem('token', JSON.stringify({ ...sessionOf(ADA), refresh_token }));
}

const readCount = () => readOwn('unread_notifications', z.number());
const write = async () => unwrap(await supabase.rpc('read_notifications'));

test('a session that is renewed ends by the clock of the device, whatever the clock of Auth says', async () => {
  enter('aged');
  sessionStorage.setItem('token', JSON.stringify({ ...sessionOf(ADA), expires_at: 1 }));
  answerRenewal(() => HttpResponse.json({ ...sessionOf(ADA), access_token: MEANWHILE, expires_at: 4_000_000_000 }));
  const { data } = await supabase.auth.getSession();
  expect(data.session?.access_token).toBe(MEANWHILE);
  const { expires_at } = JSON.parse(sessionStorage.getItem('token') ?? '') as { expires_at: number };
  expect(Math.abs(expires_at - Date.now() / 1000 - 3600)).toBeLessThanOrEqual(5);
});

test.each([429, 409])('a renewal that is refused for now (%d) ends no session, and is tried again', async (status) => {
  sessionStorage.setItem(
    'token',
    JSON.stringify({ ...sessionOf(ADA), refresh_token: `for now ${status}`, expires_at: 1 }),
  );
  let times = 0;
  const renewals = answerRenewal(() => {
    times += 1;
    return times > 1
      ? HttpResponse.json({ ...sessionOf(ADA), access_token: MEANWHILE })
      : HttpResponse.json({ code: status, error_code: 'over_request_rate_limit', msg: 'x' }, { status });
  });
  let renewed: string | undefined;
  void supabase.auth.getSession().then(({ data }) => (renewed = data.session?.access_token));
  await passUntil(() => renewed !== undefined);
  expect(renewed).toBe(MEANWHILE);
  expect(renewals.length).toBeLessThanOrEqual(3);
  expect(sessionStorage.getItem('token')).toContain(MEANWHILE);
});

test('a token that is refused before its end is renewed once for all that were asking, and each is answered', async () => {
  enter('refused meanwhile');
  const renewals = answerRenewal();
  takeOnly(MEANWHILE);
  expect(await Promise.all([readCount(), write(), readCount(), write()])).toEqual([7, 7, 7, 7]);
  expect(renewals).toEqual(['refused meanwhile']);
  expect(await readCount()).toBe(7);
  expect(renewals).toHaveLength(1);
});

test('what Auth tells of a person is asked for again with a renewed token', async () => {
  enter('refused by Auth');
  answerRenewal();
  server.use(
    http.get(`${SUPABASE}/auth/v1/user`, ({ request }) =>
      request.headers.get('authorization') === `Bearer ${MEANWHILE}`
        ? HttpResponse.json(sessionOf(ADA).user)
        : HttpResponse.json({ code: 403, error_code: 'bad_jwt', msg: 'x' }, { status: 403 }),
    ),
  );
  const { data } = await supabase.auth.getUser();
  expect(data.user?.id).toBe(ADA.id);
});

test.each([
  ['read', readCount],
  ['write', write],
])('a %s of a session that Auth does not renew fails at once as one that has ended', async (_kind, ask) => {
  enter(`ended before a ${_kind}`);
  const renewals = answerRenewal(() =>
    HttpResponse.json({ code: 400, error_code: 'refresh_token_not_found', msg: 'x' }, { status: 400 }),
  );
  const asked = takeOnly(MEANWHILE);
  await expect(ask()).rejects.toMatchObject({ code: 'session_expired' });
  expect(renewals).toHaveLength(1);
  expect(asked).toHaveLength(1);
});

test.each([
  ['read', readCount],
  ['write', write],
])('a %s whose renewed token is refused, too, is not asked for a third time', async (_kind, ask) => {
  enter(`refused twice in a ${_kind}`);
  const renewals = answerRenewal();
  const asked = takeOnly('none');
  await expect(ask()).rejects.toMatchObject({ code: 'session_expired' });
  expect(renewals).toHaveLength(1);
  expect(asked).toHaveLength(2);
});

test.each([
  ['read', readCount],
  ['write', write],
])('a %s does not end the session while Auth cannot be reached to renew it', async (_kind, ask) => {
  enter(`without Auth in a ${_kind}`);
  answerRenewal(() => HttpResponse.error());
  takeOnly(MEANWHILE);
  let reason: unknown;
  ask().catch((error: unknown) => {
    reason = error;
  });
  await passUntil(() => reason !== undefined);
  expect(reason).toMatchObject({ code: 'network' });
});

test('what is read as a visitor would is not asked for again with the token of the reader', async () => {
  enter('reads as a visitor');
  const renewals = answerRenewal();
  const asked = takeOnly(MEANWHILE);
  await expect(readPublic('liability_snapshots?select=number', z.number())).rejects.toMatchObject({
    code: 'session_expired',
  });
  expect(asked).toEqual([null]);
  expect(renewals).toEqual([]);
});

test('a session that the database has ended is not renewed', async () => {
  enter('ended by the database');
  const renewals = answerRenewal();
  server.use(http.post(`${SUPABASE}/rest/v1/rpc/*`, () => refusal(403, '42501', 'session_ended')));
  await expect(readCount()).rejects.toMatchObject({ code: 'session_expired' });
  await expect(write()).rejects.toMatchObject({ code: 'session_expired' });
  expect(renewals).toEqual([]);
});

/** supabase-js remembers for a minute that Auth could not be reached. */
async function runOut(refresh_token: string) {
  enter(refresh_token);
  sessionStorage.setItem('token', JSON.stringify({ ...sessionOf(ADA), refresh_token, expires_at: 1 }));
  answerRenewal(() => HttpResponse.error());
  let isTried = false;
  void supabase.auth.getSession().then(() => (isTried = true));
  await passUntil(() => isTried);
}

test.each([
  ['the database', async () => unwrap(await supabase.from('my_positions').select('id'))],
  ['the storage', async () => unwrap(await supabase.storage.from('kyc').download('a.pdf'))],
  [
    'the storage of proofs',
    () => uploadProof(ADA.id, { blob: new Blob(['x']), extension: 'pdf', contentType: '' }, 'x', Boolean),
  ],
])('%s is not asked as by a visitor while a session cannot be renewed', async (what, ask) => {
  await runOut(`away for ${what}`);
  const asked: unknown[] = [];
  server.use(
    http.all(/\/(rest|storage)\/v1\//, () => {
      asked.push(what);
      return refusal(401, '42501', 'permission denied');
    }),
  );
  const reason = await ask().catch(toAppError);
  expect(reason).toMatchObject({ code: 'network' });
  expect(asked).toEqual([]);
  expect(sessionStorage.getItem('token')).not.toBeNull();
});

test('a session that could not be renewed is renewed as soon as the network is back', async () => {
  await runOut('away until now');
  const renewals = answerRenewal();
  expect((await supabase.auth.getSession()).data.session).toBeNull();
  expect(renewals).toEqual([]);
  dispatchEvent(new Event('online'));
  expect((await supabase.auth.getSession()).data.session?.access_token).toBe(MEANWHILE);
});

test('a tab goes on with the session that another has renewed while it was renewing it itself', async () => {
  enter('renewed by two');
  takeOnly('renewed.elsewhere.c2ln');
  answerRenewal(() => {
    sessionStorage.setItem(
      'token',
      JSON.stringify({
        ...sessionOf(ADA),
        access_token: 'renewed.elsewhere.c2ln',
        refresh_token: 'of another tab',
      }),
    );
    return HttpResponse.json({ ...sessionOf(ADA), access_token: MEANWHILE });
  });
  expect(await readCount()).toBe(7);
});
