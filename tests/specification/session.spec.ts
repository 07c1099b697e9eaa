import type { Sql } from 'postgres';
import { paint } from '../support/page-time.ts';
import { expect, test } from './support/fixtures.ts';
import { enter, makeMember } from './support/people.ts';

/** A page that leaves waits for Auth four seconds at most. */
const expectNoSession = (sql: Sql, person: string) =>
  expect.poll(async () => [...(await sql`select from auth.sessions where user_id = ${person}`)]).toEqual([]);

const hasToken = () => sessionStorage.getItem('token') !== null;

test('§2 Shared layout, §4 Session: an investor who logs out has no token, is signed out at the server, and is at /', async ({
  page,
  sql,
}) => {
  const member = await makeMember(sql);
  await enter(page, member);
  expect(await page.evaluate(hasToken)).toBe(true);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(hasToken)).toBe(false);
  await expectNoSession(sql, member.id);
});

test('§4 Session: an investor who logs out in one tab is signed out in the others (beyond: there it was one tab)', async ({
  page,
  context,
  sql,
}) => {
  const member = await makeMember(sql);
  const other = await context.newPage();
  await enter(page, member);
  await enter(other, member);
  await expect(other.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  // A slow line: a tab that went to the login without waiting would take its own request back.
  const line = Promise.withResolvers<void>();
  await other.route(/\/auth\/v1\/logout/, async (route) => {
    await line.promise;
    await route.fallback();
  });
  const asked = other.waitForRequest(/\/auth\/v1\/logout/);
  await page.getByRole('button', { name: 'Logout' }).click();
  await asked;
  await paint(other);
  await expect(other).toHaveURL('/dashboard');
  line.resolve();
  await expect(other).toHaveURL(/\/login/);
  await expect(other.getByText('Your session has ended. Please sign in again.')).toBeVisible();
  await expectNoSession(sql, member.id);
});

test('§4 Session: an investor who logs out in one tab is signed out in another that was still coming up (beyond: there it was one tab)', async ({
  page,
  context,
  sql,
}) => {
  const member = await makeMember(sql);
  const other = await context.newPage();
  await enter(page, member);
  await enter(other, member);
  const saidSo = Promise.withResolvers<void>();
  await other.route(/\.js$/, async (route) => {
    await saidSo.promise;
    await route.fallback();
  });
  await other.reload({ waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  saidSo.resolve();
  await expect(other).toHaveURL(/\/login/);
  await expect(other.getByText('Your session has ended. Please sign in again.')).toBeVisible();
  await expectNoSession(sql, member.id);
});

test('§4 Session: an investor who goes back after logging out sees nothing of the account', async ({
  page,
  sql,
}) => {
  await enter(page, await makeMember(sql));
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL(/\/login/);
});

test('§4 Identity session: the token of an investor is refreshed when it is about to expire, and they go on', async ({
  page,
  sql,
}) => {
  await enter(page, await makeMember(sql));
  const renewal = () =>
    page.evaluate(() => {
      const session = JSON.parse(sessionStorage.getItem('token') ?? '{}') as Record<string, unknown>;
      return session['refresh_token'];
    });
  const before = await renewal();
  await page.evaluate(() => {
    const session = JSON.parse(sessionStorage.getItem('token') ?? '{}') as object;
    const soon = Math.floor(Date.now() / 1000) + 20;
    sessionStorage.setItem('token', JSON.stringify({ ...session, expires_at: soon }));
  });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  expect(await renewal()).toEqual(expect.any(String));
  expect(await renewal()).not.toBe(before);
});

test('§4 Identity session: an investor whose session was ended is signed out at once, on an open page', async ({
  page,
  browser,
  baseURL,
  sql,
}) => {
  const member = await makeMember(sql);
  await enter(page, member);
  const elsewhere = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await enter(elsewhere, member, '/account');
  await elsewhere.getByRole('button', { name: 'End all other sessions' }).click();
  await expect(elsewhere.getByText('All other sessions have ended')).toBeVisible();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible();
  expect(await page.evaluate(hasToken)).toBe(false);
  await expect(elsewhere).toHaveURL('/account');
  await elsewhere.context().close();
});

test('§4 Identity session: an investor with an expired token that is not renewed is signed out', async ({
  page,
  sql,
}) => {
  const member = await makeMember(sql);
  await enter(page, member);
  await sql`delete from auth.sessions where user_id = ${member.id}`;
  await expect(page).toHaveURL(/\/login/);
  expect(await page.evaluate(hasToken)).toBe(false);
});

test('§4 Identity session: an investor whose refresh token is refused at a reload is told at the login that the session has ended', async ({
  page,
  sql,
}) => {
  await enter(page, await makeMember(sql));
  await page.evaluate(() => {
    const session = JSON.parse(sessionStorage.getItem('token') ?? '{}') as object;
    sessionStorage.setItem('token', JSON.stringify({ ...session, refresh_token: 'unknown', expires_at: 1 }));
  });
  await page.reload();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible();
  expect(await page.evaluate(hasToken)).toBe(false);
});

test('§6: an investor reads and writes under their own account only', async ({ page, site, sql }) => {
  const [alice, bob] = [await makeMember(sql), await makeMember(sql, { name: 'Bob Example' })];
  await enter(page, alice, '/account');
  await expect(page.getByText(alice.email).first()).toBeVisible();
  const token = await page.evaluate(
    () => (JSON.parse(sessionStorage.getItem('token') ?? '{}') as { access_token: string }).access_token,
  );
  const profileOf = async ({ id }: { id: string }, changed?: object) => {
    const response = await fetch(`${site.supabase.url}/rest/v1/profiles?select=id&id=eq.${id}`, {
      method: changed ? 'PATCH' : 'GET',
      headers: {
        apikey: site.supabase.publishableKey,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        prefer: 'return=representation',
      },
      ...(changed && { body: JSON.stringify(changed) }),
    });
    return (await response.json()) as { id: string }[];
  };
  expect(await profileOf(alice)).toEqual([{ id: alice.id }]);
  expect(await profileOf(alice, { phone: '+354 555 0111' })).toEqual([{ id: alice.id }]);
  expect(await profileOf(bob)).toEqual([]);
  expect(await profileOf(bob, { phone: '+354 555 0222' })).toEqual([]);
  const phones = await sql`select id, phone from public.profiles where id in ${sql([alice.id, bob.id])}`;
  expect(Object.fromEntries(phones.map(({ id, phone }) => [id, phone]))).toEqual({
    [alice.id]: '+354 555 0111',
    [bob.id]: '+354 555 0100',
  });
});
