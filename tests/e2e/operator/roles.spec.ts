import { expect, test } from '../support/people.ts';

test('back office: an operator whose role is taken away loses the open page at once, and the database refuses them', async ({
  sql,
  pageOf,
  person,
  site,
}) => {
  const former = await person('Former Fay');
  await sql`insert into people.operators (user_id, role) values (${former.id}, 'reviewer')`;
  const page = await pageOf(former.email);
  const asked = page.waitForRequest('**/rpc/deposit_queue');
  await page.goto('/operator/deposits');
  const queue = await asked;
  const { apikey = '', authorization = '' } = await queue.allHeaders();
  const asSeen = { headers: { apikey, authorization }, data: {} };
  const askAgain = () => page.request.post(site.addressOf(queue.url()), asSeen);
  expect((await askAgain()).status()).toBe(200);
  await expect(page.getByRole('heading', { name: 'Deposits' })).toBeVisible();
  await sql`delete from people.operators where user_id = ${former.id}`;
  await expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible();
  expect((await askAgain()).status()).toBe(403);
  await page.goto('/operator/people');
  await expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible();
});
