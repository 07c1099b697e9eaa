import type { Sql } from 'postgres';
import { expect, test } from './support/fixtures.ts';
import { enter, makeMember } from './support/people.ts';

/** A page that leaves waits for Auth for at most four seconds. */
const expectNoSession = (sql: Sql, person: string) =>
  expect.poll(async () => [...(await sql`select from auth.sessions where user_id = ${person}`)]).toEqual([]);

const hasToken = () => sessionStorage.getItem('token') !== null;

test('§2 Shared layout, §4 Session: an investor who logs out has no token, is signed out at the server, is at /, and sees nothing of the account by going back', async ({
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
