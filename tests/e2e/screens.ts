import { expect, type Page } from '@playwright/test';

/** Signs somebody in and waits for their dashboard. */
export async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');
}

/** The card of the dashboard that carries a label. */
export function card(page: Page, label: string) {
  return page.getByLabel(label, { exact: true });
}

/** Goes to a screen through the menu of the account. */
export async function openScreen(page: Page, entry: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: entry }).click();
}

/** Marks the document: whoever finds the mark later knows that the page was not loaded again. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(globalThis, { notReloaded: true }));
}

/** Expects the document that was marked. */
export async function expectNotReloaded(page: Page): Promise<void> {
  expect(await page.evaluate(() => Reflect.has(globalThis, 'notReloaded'))).toBe(true);
}
