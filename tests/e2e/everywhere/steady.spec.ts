import type { Page } from '@playwright/test';
import { repository } from '../../../scripts/tool.ts';
import { appAddresses } from '../../../src/site/build/app-addresses.ts';
import { expect, test } from '../support/people.ts';
import { feed, MIDS, removePrices } from '../support/prices.ts';
import { openSettled } from '../support/screens.ts';
import { shiftsOf, watchShifts } from '../support/shifts.ts';

const MOST = 0.01;
const WIDTHS = [390, 1440];
const addresses = appAddresses(repository);
const LINKED = new Set(['/confirmed', '/newsletter', '/not-me', '/reset-password', '/second-step']);
const operatorPages = addresses.filter((path) => path.startsWith('/operator'));
const accountPages = addresses.filter((path) => !operatorPages.includes(path) && !LINKED.has(path));
const publicPages =
  '/ /about /contact /terms /transparency /login /register /forgot /nowhere /ar/ /ar/transparency'.split(' ');

async function open(page: Page, path: string): Promise<void> {
  if (path !== '/deposit/wallet') return openSettled(page, path);
  await page.goto('/deposit');
  await page.getByRole('button', { name: 'New Deposit' }).click();
  await page.getByLabel('Enter Amount').fill('1500');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(path);
  await page.reload({ waitUntil: 'networkidle' });
}

async function expectSteady(page: Page, width: number, paths: readonly string[]): Promise<void> {
  await page.setViewportSize({ width, height: width < 700 ? 844 : 900 });
  await watchShifts(page);
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.setCacheDisabled', { cacheDisabled: true });
  const restless: Record<string, unknown> = {};
  for (const path of paths) {
    await open(page, path);
    const { shift, moved } = await shiftsOf(page);
    if (shift > MOST) restless[path] = { shift, moved };
  }
  expect(restless).toEqual({});
}

test.describe.configure({ mode: 'parallel' });
test.afterEach(({ site }) => removePrices(site));

test('a visitor sees the beginning of a form stay in its place when the rest of the page comes', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  for (const path of ['/login', '/register', '/forgot']) {
    await page.goto(path);
    const heading = page.getByRole('heading', { level: 1 });
    const whole = await heading.boundingBox();
    await page.evaluate(() =>
      document
        .querySelectorAll<HTMLElement>('main form, main form ~ *')
        .forEach((part) => (part.style.display = 'none')),
    );
    expect([path, await heading.boundingBox()]).toEqual([path, whole]);
  }
});

for (const width of WIDTHS) {
  test(`a visitor sees no public page move while it comes up, on a screen of ${width} px`, async ({ page, site }) => {
    await feed(site, MIDS);
    await expectSteady(page, width, publicPages);
  });

  test(`an investor sees no page of the account move while it comes up, on a screen of ${width} px`, async ({
    pageOf,
    site,
  }) => {
    await feed(site, MIDS);
    await expectSteady(await pageOf('investor'), width, accountPages);
  });

  test(`an operator sees no page of the back office move while it comes up, on a screen of ${width} px`, async ({
    pageOf,
    sql,
  }) => {
    const [{ id } = { id: '' }] = await sql<{ id: string }[]>`
      select id from auth.users where email = 'investor@example.com'`;
    await expectSteady(await pageOf('admin'), width, [...operatorPages, `/operator/person?id=${id}`]);
  });
}
