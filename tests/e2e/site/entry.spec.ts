import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { finishRegistration } from '../support/screens.ts';
import { forbidStorage } from '../support/storage.ts';

async function enter(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

test('a person whose screen holds a whole page scrolls on none', async ({ page, demo }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const isWhole = () => page.evaluate(() => document.documentElement.scrollHeight <= innerHeight);
  for (const path of ['/login', '/forgot']) {
    await page.goto(path);
    await expect(page.locator('[data-sandbox]')).toBeVisible();
    expect(await isWhole(), path).toBe(true);
  }
  await page.goto('/login');
  await enter(page, 'investor@example.com', demo.password);
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/signals/');
  await expect(page.getByRole('heading', { level: 1, name: 'Signals' })).toBeVisible();
  await expect(page.locator('[data-sandbox]')).toBeVisible();
  expect(await isWhole(), '/signals').toBe(true);
});

test('a newcomer registers once by a double click, reads that a mail waits, and is reminded when they sign in too early', async ({
  page,
  mailTo,
}) => {
  const email = `early+${randomUUID()}@example.com`;
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/auth/v1/signup') && request.method() === 'POST') sent.push(request.postDataJSON());
  });
  await page.goto('/register?ref=123456789012');
  await expect(page.getByText('You were referred with code 123456789012.')).toBeVisible();
  await page.getByLabel('Name').fill('<b>Early</b>');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Phone Number').fill('+354 555 0199');
  await page.getByLabel('Password', { exact: true }).fill('a-long-passphrase');
  await page.getByLabel('Choose Country').selectOption('Iceland');
  await page.getByRole('button', { name: 'Register' }).dblclick();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Welcome to Glassmine. Please confirm your email address.')).toBeVisible();
  await expect(page.getByText(`We sent a link to ${email}.`)).toBeVisible();
  expect(sent).toHaveLength(1);
  await page.reload();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await enter(page, email, 'a-long-passphrase');
  await expect(page.getByText('Your email address isn’t confirmed yet')).toBeVisible();
  const confirmation = (await mailTo(email)).links.find((link) => link.includes('#token_hash='));
  await page.goto(confirmation ?? '');
  await page.getByRole('button', { name: 'Confirm the address' }).click();
  await finishRegistration(page, 'a-long-passphrase');
  await enter(page, email, 'a-long-passphrase');
  await expect(page).toHaveURL('/dashboard');
  expect(await page.evaluate(() => sessionStorage.getItem('unconfirmed'))).toBeNull();
});

test('a visitor whose browser forbids storage is led to the login, and reads what became of a link in a mail', async ({
  page,
}) => {
  await forbidStorage(page);
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/login?redirect=%2Fdashboard');
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
  await page.goto('/not-me?token=x');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
