import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { finishRegistration } from '../e2e/support/screens.ts';
import { expect, test } from './support/fixtures.ts';
import { fillRegistration } from './support/forms.ts';

async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

const token = (page: Page) => page.evaluate(() => sessionStorage.getItem('token'));

test("§2 Login: a visitor finds the fields, 'Forgot Password', 'Create Account' and the brand, and has no token", async ({
  page,
}) => {
  await page.goto('/login');
  for (const field of ['Email', 'Password']) await expect(page.getByLabel(field, { exact: true })).toBeEditable();
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeEnabled();
  const create = page.getByRole('link', { name: 'Create Account' });
  await expect(create).toHaveAttribute('href', '/register');
  await expect(page.getByRole('link', { name: 'Glassmine' })).toHaveAttribute('href', '/');
  expect(await token(page)).toBeNull();
  await page.getByRole('link', { name: 'Forgot Password' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recover your account');
});

test('§4 Login: an investor who signs in has a token in the session storage, sees a welcome toast and is led to /dashboard', async ({
  investor: { page, toast, path },
}) => {
  expect(await token(page)).not.toBeNull();
  expect(toast).toBe('Welcome back');
  expect(path).toBe('/dashboard');
});

test("§5 Login: a visitor who leaves a field empty is told 'Please fill the form correctly', and nothing is sent (departure: there it was sent)", async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  for (const [email, password] of [
    ['', 'words'],
    ['investor@example.com', ''],
  ] as const) {
    await logIn(page, email, password);
    await expect(page.getByText('Please fill the form correctly')).toBeVisible();
  }
  expect(sent).toEqual([]);
});

test("§8: an investor with a wrong password is told 'Password is Incorrect', and so is a person without an account (departure: Auth answers both alike)", async ({
  page,
}) => {
  for (const email of ['investor@example.com', 'nobody@example.com']) {
    await logIn(page, email, 'not-the-password');
    await expect(page.getByText('Password is Incorrect').first()).toBeVisible();
    await expect(page.getByText('User Not Found')).toBeHidden();
  }
});

test("§5 Password reset: a visitor who types no e-mail address is told 'Enter Recovery Mail'", async ({ page }) => {
  for (const typed of ['', 'not an address']) {
    await page.goto('/forgot');
    await page.getByLabel('Email').fill(typed);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByText('Enter Recovery Mail').first()).toBeVisible();
  }
});

test('§4 Password reset: a person without an account reads the same as all others, to check their e-mail', async ({
  page,
}) => {
  await page.goto('/forgot');
  await page.getByLabel('Email').fill('nobody@example.com');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('Check your email').first()).toBeVisible();
});

test('§4 Password reset: a person is told to check their e-mail, and sets a new password with the link in it', async ({
  page,
  mailTo,
}) => {
  // Not the shared newcomer, whose newest mail other tests read.
  const email = `${randomUUID()}@example.com`;
  await page.goto('/register');
  await fillRegistration(page, { email });
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page).toHaveURL('/login');
  const confirmation = await mailTo(email);
  await page.goto(confirmation.links.find((link) => link.includes('#token_hash=')) ?? '');
  await page.getByRole('button', { name: 'Confirm the address' }).click();
  await expect(page.getByText('Email address confirmed')).toBeVisible();
  await finishRegistration(page, 'a-long-passphrase');
  await page.goto('/forgot');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('Check your email').first()).toBeVisible();
  const recovery = await mailTo(email, [confirmation.id]);
  await page.goto(recovery.links.find((link) => link.includes('#token_hash=')) ?? '');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('New password', { exact: true }).fill('another-passphrase');
  await page.getByLabel('Repeat the new password').fill('another-passphrase');
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(page).toHaveURL('/login');
  await logIn(page, email, 'another-passphrase');
  await expect(page).toHaveURL('/dashboard');
});
