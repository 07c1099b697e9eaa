import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';

const INVESTOR = '00000000-0000-4000-8000-000000000001';

async function open(page: Page, tab = ''): Promise<void> {
  await page.goto(`/transactions${tab}`);
  await page.getByRole('tab', { name: 'Withdraws' }).waitFor();
}

test("§2 Transactions: an investor sees Withdraws, first and shown by default, reads 'Currently No Withdrawals', and finds the deposits in a view of their own", async ({
  investor: { page },
}) => {
  await open(page);
  await expect(page.getByRole('tab')).toHaveText(['Withdraws', 'Deposits', 'Statement']);
  await expect(page.getByRole('tab', { name: 'Withdraws' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel', { name: 'Withdraws' })).toContainText('Currently No Withdrawals');
  await page.getByRole('tab', { name: 'Deposits' }).click();
  const panel = page.getByRole('tabpanel', { name: 'Deposits' });
  await expect(panel.getByRole('row').nth(1)).toContainText(/\$3,500\.00.*bitcoin.*Approved/);
  await expect(page.getByRole('tabpanel', { name: 'Withdraws' })).toBeHidden();
  await expect(page.getByRole('contentinfo')).toHaveText('All Rights Reserved © Glassmine 2024');
  await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Signals' }).click();
  await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Transactions' }).click();
  await expect(page.getByRole('tab', { name: 'Withdraws' })).toHaveAttribute('aria-selected', 'true');
});

test('§2 Transactions: an investor sees withdrawals with Amount, Payment Mode, Status and Date (YYYY/MM/DD)', async ({
  investor: { page },
  sql,
}) => {
  const made = await sql<{ id: string }[]>`
    insert into public.withdrawals (investor_id, method, address, amount_cents, status, reviewed_by, reviewed_at, created_at)
    values
      (${INVESTOR}, 'Ethereum', '0x52908400098527886E0F7030069857D2E4169EE7', 123456, 'approved', '00000000-0000-4000-8000-000000000003', now(), '2026-03-04 12:00+00'),
      (${INVESTOR}, 'Ethereum', '0x52908400098527886E0F7030069857D2E4169EE7', 200000, 'pending', null, null, '2026-03-03 12:00+00')
    returning id`;
  try {
    await open(page);
    const table = page.getByRole('table', { name: /withdrawals/ });
    await expect(table.getByRole('columnheader')).toHaveText(['Amount', 'Payment Mode', 'Status', 'Date']);
    const [, approved, pending] = await table.getByRole('row').all();
    await expect(approved ?? table).toContainText(/\$1,234\.56.*Ethereum.*Approved.*2026\/03\/04/);
    await expect(pending ?? table).toContainText(/\$2,000\.00.*Ethereum.*Pending.*2026\/03\/03/);
  } finally {
    await sql`delete from public.withdrawals where id in ${sql(made.map(({ id }) => id))}`;
  }
});

test('§9: an investor sees tabs appear within 300 ms', async ({ investor: { page } }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page);
  await page.getByRole('tab', { name: 'Deposits' }).click();
  const duration = await page
    .getByRole('tabpanel', { name: 'Deposits' })
    .evaluate((panel) => getComputedStyle(panel).animationDuration);
  expect(duration).toBe('0.3s');
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('§2 Transactions: an investor reads every line of the books in the statement, whose sums agree with the cards, and saves it as a PDF', async ({
  investor: { page },
}) => {
  await open(page, '?tab=statement');
  const lines = page.getByRole('table').getByRole('row');
  for (const line of ['$3,500.00', '$1,000.00', '$12.50', '$14.10'])
    await expect(lines.filter({ hasText: line }).first()).toBeVisible();
  await expect(page.getByText(/These totals match your dashboard\./)).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as PDF' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^glassmine-statement_\d{4}-\d\d-\d\d\.pdf$/);
  const content = await readFile(await file.path(), 'latin1');
  expect(content.startsWith('%PDF-')).toBe(true);
  expect(content.length).toBeGreaterThan(10_000);
});
