import type { Locator, Page } from '@playwright/test';

export function block(page: Page, heading: string | RegExp): Locator {
  return page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: heading }) });
}

export function planCard(page: Page, title: string): Locator {
  return page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name: title, exact: true }) });
}

interface Registration {
  email: string;
  password?: string;
  name?: string;
  country?: string | null;
}

export async function fillRegistration(
  page: Page,
  { email, password = 'a-long-passphrase', name = 'Newcomer Example', country = 'Iceland' }: Registration,
): Promise<void> {
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Phone Number').fill('+354 555 0199');
  await page.getByLabel('Password', { exact: true }).fill(password);
  if (country !== null) await page.getByLabel('Choose Country').selectOption(country);
}

interface Complaint {
  email: string;
  name?: string;
  subject?: string;
  message?: string;
}

export async function fillComplaint(
  page: Page,
  { email, name = 'A Visitor', subject = 'A question', message = 'Where is my deposit?' }: Complaint,
): Promise<void> {
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Subject').fill(subject);
  await page.getByLabel('Message').fill(message);
}
