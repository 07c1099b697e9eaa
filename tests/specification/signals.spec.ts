import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { enter, makeMember } from './support/people.ts';

let page: Page;
test.beforeAll(async ({ browser, sql, baseURL }) => {
  page = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await enter(page, await makeMember(sql, { deposited: 50_000 }), '/signals');
});
test.afterAll(() => page.context().close());

test("§2 Signals: an investor finds 'Signals', the words about payments, the button 'Click Here to go to payment page', and what shows signals (beyond)", async () => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Signals');
  const words = 'Make payments today in other to secure signals for long term investments';
  await expect(page.getByText(words, { exact: true })).toBeVisible();
  await expect(page.getByText('Signals are shown while you have an active plan')).toBeVisible();
  await expect(page.getByText(/a larger one shows no more/)).toBeVisible();
  await page.getByRole('link', { name: 'Click Here to go to payment page' }).click();
  await expect(page).toHaveURL('/deposit');
});

test('§2 Signals: an investor with an active plan reads signals, and sees a new one come, which no one can take back (beyond)', async ({
  sql,
}) => {
  await page.goto('/invest');
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Stater' })
    .getByRole('button', { name: 'Start Now' })
    .click();
  await page.getByRole('dialog').getByRole('button').last().click();
  await expect(page).toHaveURL('/dashboard');
  await page.getByRole('link', { name: 'Signals' }).click();
  await expect(page.getByRole('heading', { name: 'Published signals' })).toBeVisible();
  const [id, title] = [randomUUID(), `Live ${randomUUID()}`];
  await sql`
    insert into signals (id, title, body, instrument_id, direction, horizon_days, price, price_source)
    values (${id}, ${title}, 'Come to stay', 'BTC-USD', 'down', 7, 9500000, 'simulated')`;
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: title })).toContainText(
    'Bitcoin is expected to be lower on',
  );
  await expect(sql`delete from signals where id = ${id}`).rejects.toThrow('append_only');
});
