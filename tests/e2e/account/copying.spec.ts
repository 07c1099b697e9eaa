import type { Page } from '@playwright/test';
import type postgres from 'postgres';
import { readDemoPeople } from '../../../scripts/local/demo-people.ts';
import { expect, type MadePerson, test } from '../support/people.ts';
import { deal, feed, feedPast, MIDS, removePrices } from '../support/prices.ts';
import { openScreen, signIn } from '../support/screens.ts';

test.afterEach(({ site }) => removePrices(site));

const RIGHT = ['b', 'c', 'a', 'c', 'b', 'a', 'b', 'c', 'a', 'c', 'b', 'a'];
/** A country with its own rules, so that the first copy counts at once. */
const COUNTRY = 'Journeyland';

async function confirmIdentity(sql: postgres.Sql, { id }: MadePerson): Promise<void> {
  await sql`
    insert into public.kyc_cases (investor_id, home_address, document_path, status, reviewed_by, reviewed_at, name)
    select ${id}, '1 Some Street', ${`${id}/document`}, 'approved', r.id, now(), p.name
    from public.profiles p, public.profiles r where p.id = ${id} and r.email = 'reviewer@example.com'`;
}

async function relaxRules(sql: postgres.Sql, { id }: MadePerson): Promise<void> {
  await sql`update public.profiles set country = ${COUNTRY} where id = ${id}`;
  await sql`
    insert into copying.protection_packs (country, version, questions_version, cooling_off_hours, wait_hours, part_bp)
    values (${COUNTRY}, 1, 1, 0, 24, 10000) on conflict do nothing`;
}

async function propose(page: Page, title: string): Promise<void> {
  await openScreen(page, 'Strategies');
  await page.getByRole('link', { name: 'Run a strategy' }).click();
  await page.getByRole('button', { name: 'Propose a strategy' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByLabel('Idea').fill('Buys bitcoin when it is calm.');
  await dialog.getByLabel('Profit share (%)').fill('10');
  await dialog.getByLabel('Your own stake').fill('400');
  await dialog.getByLabel('Capacity').fill('5000');
  await dialog.getByRole('button', { name: 'Propose a strategy' }).click();
  await expect(page.getByText('Two people on our team are reviewing it.')).toBeVisible();
}

async function approve(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: `Approve: ${title}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('Decision recorded.')).toBeVisible();
}

async function passQuestions(page: Page): Promise<void> {
  for (const choice of RIGHT) await page.locator(`main button[value=${choice}]`).click();
}

test('a lead proposes, two operators approve, a follower passes the questions, copies, and leaves, and the lead closes', async ({
  page,
  pageOf,
  person,
  site,
  sql,
}) => {
  const title = `Slow bitcoin ${test.info().repeatEachIndex}`;
  const lead = await person('Lea Lead', 100_000);
  const follower = await person('Fay Follower', 100_000);
  await confirmIdentity(sql, lead);
  await relaxRules(sql, follower);
  await feedPast(site);
  await feed(site, MIDS);
  const { password } = readDemoPeople();

  await signIn(page, lead.email, password);
  await propose(page, title);
  await approve(await pageOf('reviewer', '/operator/strategies'), title);
  await approve(await pageOf('treasurer', '/operator/strategies'), title);
  await expect(page.getByText('Just you: $400.00')).toBeVisible();
  await page.getByRole('link', { name: 'Trade the strategy' }).click();
  const ticket = page.getByRole('form', { name: 'New order' });
  await ticket.getByLabel('Amount in dollars').fill('200');
  await ticket.getByRole('button', { name: 'Buy BTC' }).click();
  await expect(page.getByRole('table', { name: 'Open orders' }).locator('tbody tr')).toHaveCount(1);
  await feed(site, MIDS);
  await page.getByRole('tab', { name: 'Fills' }).click();
  await expect(page.getByRole('table', { name: 'Fills' })).toContainText('bought at $95,000.01');

  const own = await pageOf(follower.email, '/strategies');
  await own.getByRole('link', { name: title, exact: true }).click();
  await expect(own.getByText('You can lose what you invest', { exact: true })).toBeVisible();
  await own.getByRole('link', { name: 'Copy', exact: true }).click();
  await passQuestions(own);
  await own.getByLabel('Amount').fill('100');
  await expect(own.getByText('10% of your money.')).toBeVisible();
  await own.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(own.getByText('$100.00 waiting to be invested', { exact: true }).first()).toBeVisible();
  await feed(site, MIDS);
  await deal(site);
  await expect(own.getByText(/^Invested \$100\.00: .* units at \$1\.00/)).toBeVisible();

  await own.getByRole('button', { name: 'Take money out' }).click();
  await own.getByRole('dialog').getByRole('button', { name: 'All' }).click();
  await own.getByRole('dialog').getByRole('button', { name: 'Take money out' }).click();
  await expect(own.getByText(/units waiting to be sold/).first()).toBeVisible();
  await feed(site, MIDS);
  await deal(site);
  await expect(own.getByText(/^Received \$99\.\d\d: .* units at/)).toBeVisible();

  await openScreen(page, 'Strategies');
  await page.getByRole('link', { name: 'Run a strategy' }).click();
  await page.getByRole('button', { name: 'Close the strategy' }).click();
  await page.getByRole('dialog').getByLabel('Reason (public)').fill('I stop.');
  await page.getByRole('dialog').getByRole('button', { name: 'Close the strategy' }).click();
  await expect(page.getByText(/We’re selling everything at the next/)).toBeVisible();
  await feed(site, MIDS);
  await deal(site);
  await expect(page.getByRole('heading', { name: 'Your earlier strategies' })).toBeVisible();
  await own.goto('/strategies');
  await own.getByRole('button', { name: /^Show closed/ }).click();
  await expect(own.getByRole('heading', { name: title })).toBeVisible();
});
