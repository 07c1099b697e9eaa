import type { Page } from '@playwright/test';
import { expectFiveSeconds } from '../../support/page-time.ts';
import { expect, test } from '../support/fixtures.ts';

async function fill(page: Page, email = 'ada@example.com'): Promise<unknown[]> {
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/rpc/send_contact_message'))
      sent.push(request.postDataJSON());
  });
  await page.goto('/contact');
  await expect(page.getByRole('heading', { name: 'Let us here your complain' })).toBeVisible();
  await page.getByLabel('Name').fill('Ada');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Subject').fill('not an address');
  await page.getByLabel('Message').fill('<b>Hello</b>');
  return sent;
}

test('a visitor sends a message once, sees the confirmation for five seconds, and finds the form empty again', async ({
  page,
}) => {
  const sent = await fill(page);
  const toast = page.getByText('message sent');
  await expectFiveSeconds(page, toast, {
    act: () => page.getByRole('button', { name: 'Send' }).dblclick(),
    onceShown: async () => expect((await toast.boundingBox())?.y).toBeLessThan(100),
  });
  await expect(page.getByLabel('Message')).toHaveValue('');
  expect(sent).toEqual([
    { name: 'Ada', email: 'ada@example.com', subject: 'not an address', message: '<b>Hello</b>' },
  ]);
});

test('a visitor who leaves everything empty reads the error at the bottom, and nothing is sent', async ({
  page,
}) => {
  await page.goto('/contact');
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  await page.getByRole('button', { name: 'Send' }).click();
  const toast = page.getByText('Please fill the form correctly');
  await expect(toast).toBeVisible();
  expect((await toast.boundingBox())?.y).toBeGreaterThan(500);
  await expect(page.getByText('Please fill in this field.')).toHaveCount(4);
  await expect(page.getByLabel('Name')).toBeFocused();
  await expect(page.getByLabel('Name')).toHaveAccessibleDescription('Please fill in this field.');
  await page.getByLabel('Name').fill('Ada');
  await expect(page.getByLabel('Name')).toHaveAttribute('aria-invalid', 'false');
  expect(sent).toEqual([]);
});

test('a visitor who pastes a novel reads how much is accepted', async ({ page }) => {
  const sent = await fill(page);
  await page.getByLabel('Message').fill('é'.repeat(2_000_000));
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('This is too long: 4000 characters at most.').first()).toBeVisible();
  expect(sent).toEqual([]);
});

test('a visitor whose address no mail could reach reads the error at the field, and nothing is sent', async ({
  page,
}) => {
  const sent = await fill(page, 'bob@x');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Invalid Email');
  expect(sent).toEqual([]);
});

test('a visitor with an odd but real address is not turned away', async ({ page }) => {
  const odd = `o'hara+tag!#$%&*/=?^_{|}~-@sub.example.museum`;
  const sent = await fill(page, odd);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('message sent')).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('a visitor who changes the language keeps what they wrote', async ({ page }) => {
  await fill(page);
  await page.locator('header [data-language]').first().selectOption('de');
  await expect(page).toHaveURL('/de/contact');
  await expect(page.locator('[name=message]')).toHaveValue('<b>Hello</b>');
  await page.reload();
  await expect(page.locator('[name=message]')).toHaveValue('');
});

test('a visitor who writes too often reads why, and keeps what they wrote', async ({ page }) => {
  await page.route('**/rest/v1/rpc/send_contact_message', (route) =>
    route.fulfill({
      status: 400,
      headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
      json: { code: 'P0001', message: 'too_many_messages' },
    }),
  );
  await fill(page);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText(/Too many messages at the moment/)).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('<b>Hello</b>');
});
