import type { Locator } from '@playwright/test';
import { newTransactionId } from '../../support/transaction-id.ts';
import { expect, test } from '../support/people.ts';

const PHONE = { width: 390, height: 844 };

test('a newcomer with a phone reaches a submitted first deposit in fourteen taps next to typing, and four screens after signing in', async ({
  pageOf,
  person,
}) => {
  const nora = await person('Nora Phone');
  const page = await pageOf(nora.email);
  await page.setViewportSize(PHONE);
  let taps = 0;
  const tap = async (part: Locator) => {
    taps += 1;
    await part.click();
  };
  const screens = new Set<string>([new URL(page.url()).pathname]);
  page.on('framenavigated', (frame) => screens.add(new URL(frame.url()).pathname));

  await tap(page.getByRole('link', { name: 'Make your first deposit' }));
  await tap(page.getByRole('button', { name: 'New Deposit' }));
  await page.getByLabel('Enter Amount').fill('150');
  await tap(page.getByRole('button', { name: 'Continue' }));
  await tap(page.getByRole('button', { name: 'Copy Bitcoin address', exact: true }));
  taps += 1;
  const chosen = page.waitForEvent('filechooser');
  await tap(page.getByLabel('Payment Proof'));
  await (await chosen).setFiles({ name: 'proof.png', mimeType: 'image/png', buffer: await page.screenshot() });
  await expect(page.getByLabel('Payment Method')).toHaveValue('bitcoin');
  await page.getByLabel('Transaction ID').fill(newTransactionId());
  await tap(page.getByRole('button', { name: 'Submit Payment' }));
  await expect(page.getByText('Payment Sent')).toBeVisible();
  await expect(page.getByText('Deposit awaiting review')).toBeVisible();

  test.info().annotations.push({ type: 'taps', description: `${taps} taps, ${[...screens].join(' ')}` });
  expect(taps).toBeLessThanOrEqual(7);
  expect(screens.size).toBeLessThanOrEqual(4);
});

test('an investor with a phone goes between the five places by the bar at the foot of the screen', async ({
  pageOf,
  person,
}) => {
  const bea = await person('Bea Bar', 10_000);
  const page = await pageOf(bea.email);
  const bar = page.getByRole('navigation', { name: 'Main places' });
  await expect(bar).toBeHidden();
  await page.setViewportSize(PHONE);
  const places = bar.getByRole('link');
  await expect(places).toHaveText(['Dashboard', 'Deposit', 'Invest', 'Withdraw', 'Transactions']);
  await expect(places.first()).toHaveAttribute('aria-current', 'page');
  await places.nth(3).click();
  await expect(page).toHaveURL('/withdraw');
  await expect(places.nth(3)).toHaveAttribute('aria-current', 'page');
  await expect
    .poll(async () => {
      // In one step, because the page may still grow.
      await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
      const foot = await page.getByText('All Rights Reserved').boundingBox();
      const edge = await bar.boundingBox();
      return (edge?.y ?? 0) - (foot?.y ?? Infinity) - (foot?.height ?? 0);
    })
    .toBeGreaterThan(0);
});

test('an investor with a phone keeps the button of a long sheet in reach', async ({ pageOf, person }) => {
  const ines = await person('Ines Sheet', 50_000);
  const page = await pageOf(ines.email, '/invest');
  await page.setViewportSize({ ...PHONE, height: 480 });
  await page.getByRole('article', { name: 'Stater' }).getByRole('button', { name: 'Start Now' }).click();
  const sheet = page.getByRole('dialog', { name: 'Invest in Stater' });
  await expect(sheet.getByText('How this works')).toBeVisible();
  expect(await sheet.evaluate(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)).toBe(true);
  await expect(sheet.getByRole('button', { name: 'Invest $100.00' })).toBeInViewport({ ratio: 1 });
});

test('an investor with a phone reads each payment in two lines', async ({ pageOf, person }) => {
  const lea = await person('Lea List', 150_000);
  const page = await pageOf(lea.email, '/deposit');
  const row = page.getByRole('row', { name: /\$1,500\.00/ });
  await page.setViewportSize(PHONE);
  const tops = async (...texts: (string | RegExp)[]) =>
    Promise.all(texts.map(async (text) => Math.round((await row.getByText(text).last().boundingBox())?.y ?? 0)));
  // A busy machine may still paint by the rules for the previous width.
  await expect(async () => {
    const [method = 0, amount = 0, status = 0, date = 0] = await tops('bitcoin', '$1,500.00', 'Approved', /^20\d\d\//);
    expect(Math.abs(method - amount)).toBeLessThan(8);
    expect(Math.abs(status - date)).toBeLessThan(8);
    expect(status).toBeGreaterThan(method + 12);
  }).toPass({ timeout: 20_000 });
});
