import type { Page } from '@playwright/test';
import { expect, test } from '../support/people.ts';

const NEW = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';

async function openPayment(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New Deposit' }).click();
  await page.getByLabel('Enter Amount').fill('100');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Make Payment' })).toBeVisible();
}

test('back office: an address changes by two people and a delay, and an open payment page learns it', async ({
  sql,
  pageOf,
  person,
}) => {
  const payer = await person('Paying Pia');
  const page = await pageOf(payer.email, '/deposit');
  await openPayment(page);
  const treasurer = await pageOf('treasurer', '/operator/wallets');
  const admin = await pageOf('admin', '/operator/wallets');
  await treasurer.getByRole('button', { name: 'Propose another address for TRON' }).click();
  const form = treasurer.getByRole('dialog');
  await form.getByLabel('New address').fill(`${NEW.slice(0, -1)}9`);
  await form.getByLabel('Reason').fill('The old key is retired');
  await form.getByRole('button', { name: 'Propose' }).click();
  await expect(form.getByText(/At least one character is wrong \(checksum/)).toBeVisible();
  await form.getByLabel('New address').fill(NEW);
  await form.getByRole('button', { name: 'Propose' }).click();
  await expect(treasurer.getByText('You proposed this. Another operator must approve it.')).toBeVisible();
  const proposal = admin.getByRole('article', { name: 'TRON' });
  await expect(proposal.getByText('Proposed by Demo Treasurer', { exact: false })).toBeVisible();
  await proposal.getByRole('button', { name: 'Approve' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect(proposal.getByText(/^On hold until .*\(in 4[78] hours\)/)).toBeVisible();
  const change = treasurer.getByRole('article', { name: 'TRON' });
  await expect(change.getByText(/^On hold until/)).toBeVisible();
  await expect(change.getByRole('button', { name: 'Apply address' })).toHaveCount(0);
  await sql`
    update payments.wallet_changes set approved_at = approved_at - interval '48 hours', effective_at = effective_at - interval '48 hours'
    where wallet_id = 'tron' and applied_at is null and cancelled_at is null`;
  await change.getByRole('button', { name: 'Apply address' }).click();
  await treasurer.getByRole('dialog').getByRole('button', { name: 'Apply address' }).click();
  await expect(treasurer.getByText('The new address for TRON is in use.')).toBeVisible();
  const notice = page.getByRole('alert').filter({ hasText: 'An address has changed' });
  await expect(notice).toContainText('T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb');
  await expect(page.getByRole('article', { name: 'TRON' })).toContainText(NEW);
  await change.getByRole('button', { name: 'Propose another address for TRON' }).waitFor();
});

test('back office: an admin writes who is behind the site, a second admin learns it before overwriting, visitors read it', async ({
  sql,
  pageOf,
  person,
  page,
}) => {
  const second = await person('Second Sue');
  await sql`insert into people.operators (user_id, role) values (${second.id}, 'admin')`;
  const admin = await pageOf('admin', '/operator/site');
  const other = await pageOf(second.email, '/operator/site');
  try {
    await other.getByLabel('Legal entity').fill('Another Ltd');
    await admin.getByLabel('Legal entity').fill('Example Mining Ltd');
    await admin.getByLabel('Your risk warning').fill('You can lose all of it.');
    await admin.getByRole('button', { name: 'Add a registration' }).click();
    await admin.getByLabel('Authority').fill('Example Authority');
    await admin.getByLabel('Number').fill('X-1');
    await admin.getByLabel('Link to the register').fill('https://register.example.com/X-1');
    await admin.getByRole('button', { name: 'Save' }).click();
    await expect(admin.getByText('Details saved.')).toBeVisible();
    await expect(other.getByText('Another operator saved the details after you opened them.')).toBeVisible();
    await other.getByRole('button', { name: 'Save' }).click();
    await expect(other.getByText(/Another operator changed this after you/)).toBeVisible();
    await other.getByRole('button', { name: 'Discard mine and show theirs' }).click();
    await expect(other.getByLabel('Legal entity')).toHaveValue('Example Mining Ltd');
    await page.goto('/about');
    await expect(page.getByRole('link', { name: /register/i }).first()).toHaveAttribute(
      'href',
      'https://register.example.com/X-1',
    );
    await page.goto('/');
    await expect(page.getByText('You can lose all of it.').first()).toBeVisible();
    await expect(page.getByText('Example Mining Ltd')).toBeVisible();
  } finally {
    await sql`update public.site set legal_entity = null, risk_warning = null, registrations = '[]', version = version + 1`;
    await sql`delete from people.operators where user_id = ${second.id}`;
  }
});
