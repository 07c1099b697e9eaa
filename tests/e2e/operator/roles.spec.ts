import { expect, test } from '../support/people.ts';

test('back office: a role that an admin gives is there when a second admin has confirmed it, and not before', async ({
  pageOf,
  sql,
  person,
}) => {
  const [second, new_] = [await person('Second Ina'), await person('New Treasurer Tom')];
  await sql`insert into private.operators (user_id, role) values (${second.id}, 'admin')`;
  try {
    const admin = await pageOf('admin', `/operator/person?id=${new_.id}`);
    const other = await pageOf(second.email, '/operator/operators');
    await expect(other.getByRole('heading', { name: 'Waiting for another admin' })).toHaveCount(0);
    await expect(
      admin.getByText('Another admin must confirm the change before it takes effect.'),
    ).toBeVisible();
    await admin.getByLabel('Role of New Treasurer Tom').selectOption('Treasurer');
    await admin.getByRole('button', { name: 'Save' }).click();
    await admin.getByRole('button', { name: 'Confirm' }).click();
    await expect(admin.getByText('Proposed. Another admin must confirm it.')).toBeVisible();
    await admin.getByRole('link', { name: 'See it' }).click();
    await expect(admin.getByText('You proposed it: another admin must confirm it.')).toBeVisible();
    await expect(admin.getByRole('button', { name: /^Confirm/ })).toHaveCount(0);
    expect(await sql`select from private.operators where user_id = ${new_.id}`).toHaveLength(0);
    // The page of the second admin hears of it by itself.
    await other.getByRole('button', { name: 'Confirm: New Treasurer Tom' }).click();
    await expect(other.getByRole('dialog').getByText('New: Treasurer (so far: No role)')).toBeVisible();
    await other.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
    await expect(other.getByText('The role of New Treasurer Tom has been changed.')).toBeVisible();
    // So does that of the first.
    await expect(admin.getByRole('heading', { name: 'Waiting for another admin' })).toHaveCount(0);
    await expect(admin.getByRole('row', { name: /New Treasurer Tom/ })).toContainText('Treasurer');
    const treasurer = await pageOf(new_.email, '/operator/yield');
    await expect(treasurer.getByRole('heading', { level: 1, name: 'Yield' })).toBeVisible();
  } finally {
    await sql`delete from private.operators where user_id in ${sql([second.id, new_.id])}`;
  }
});

test('back office: an operator whose role is taken away loses the open page at once, and the database refuses them', async ({
  sql,
  pageOf,
  person,
  site,
}) => {
  const former = await person('Former Fay');
  await sql`insert into private.operators (user_id, role) values (${former.id}, 'reviewer')`;
  const page = await pageOf(former.email);
  const asked = page.waitForRequest('**/rpc/deposit_queue');
  await page.goto('/operator/deposits');
  const queue = await asked;
  const { apikey = '', authorization = '' } = await queue.allHeaders();
  const asSeen = { headers: { apikey, authorization }, data: {} };
  const askAgain = () => page.request.post(site.addressOf(queue.url()), asSeen);
  expect((await askAgain()).status()).toBe(200);
  await expect(page.getByRole('heading', { name: 'Deposits' })).toBeVisible();
  await sql`delete from private.operators where user_id = ${former.id}`;
  await expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible();
  // The same session, past every screen.
  expect((await askAgain()).status()).toBe(403);
  await page.goto('/operator/people');
  await expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible();
});
