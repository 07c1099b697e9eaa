import { gzipSync } from 'node:zlib';
import { weigh } from '../../support/weigh.ts';
import { expect, test } from '../support/fixtures.ts';
import { feed, feedPast, MIDS, removePrices } from '../support/prices.ts';
import { card, openSettled, signIn } from '../support/screens.ts';
import { weighDashboard } from '../support/weigh-dashboard.ts';

const KB = 1000;

test.afterEach(({ site }) => removePrices(site));

for (const [title, most, paths] of [
  [
    'a visitor loads 3 kB of JavaScript and 60 kB in 6 requests for a page to read',
    { js: 3 * KB, all: 60 * KB, requests: 6 },
    ['/', '/about', '/terms', '/transparency'],
  ],
  [
    'a visitor loads at most 210 kB of JavaScript for a form, in every language',
    { js: 210 * KB, all: Infinity, requests: Infinity },
    ['/login', '/register', '/forgot', '/ar/register', '/de/contact'],
  ],
] as const)
  test(title, async ({ browser, baseURL }) => {
    for (const path of paths) {
      const page = await browser.newPage();
      const { js, all, requests } = await weigh(page, `${baseURL}${path}`);
      await page.close();
      expect(js, path).toBeGreaterThan(0);
      expect(js, path).toBeLessThanOrEqual(most.js);
      expect(all, path).toBeLessThanOrEqual(most.all);
      expect(requests, path).toBeLessThanOrEqual(most.requests);
    }
  });

test('a visitor of /register loads the list of common passwords, at most 245 kB, once the field is used', async ({
  page,
}) => {
  const lists: Promise<number>[] = [];
  page.on('response', (response) => {
    if (/\/guess-[^/]*\.js$/.test(response.url())) lists.push(response.body().then((body) => gzipSync(body).length));
  });
  await page.goto('/register', { waitUntil: 'networkidle' });
  await page.getByLabel('Email').fill('newcomer@example.com');
  expect(lists).toHaveLength(0);
  await page.getByLabel('Password', { exact: true }).fill('password1');
  await expect(page.getByText('This password is easy to guess.')).toBeVisible();
  const strength = page.getByRole('progressbar', { name: 'Password strength' });
  await expect(strength).toHaveJSProperty('value', 0);
  await page.getByLabel('Password', { exact: true }).fill('a long river of glass');
  await expect(strength).toHaveJSProperty('value', 4);
  expect(lists).toHaveLength(1);
  const [bytes = 0] = await Promise.all(lists);
  expect(bytes).toBeGreaterThan(50 * KB);
  expect(bytes).toBeLessThanOrEqual(245 * KB);
});

for (const locale of ['en', 'de']) {
  test.describe(`in a browser that speaks ${locale}`, () => {
    test.use({ locale });

    test(`a person who types into the login has what the dashboard needs first by then (${locale})`, async ({
      page,
      demo,
    }) => {
      await page.goto(locale === 'en' ? '/login' : `/${locale}/login`);
      await page.locator('[autocomplete=username]').fill('investor@example.com');
      await page.waitForLoadState('networkidle');
      await page.locator('[autocomplete=current-password]').fill(demo.password);
      await page.locator('[type=submit]').click();
      await expect(page).toHaveURL('/dashboard');
      await page.locator('hgroup bdi').first().waitFor();
      const [asked, sent] = await page.evaluate(() => {
        const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
        const question = entries.find(({ name }) => name.endsWith('/rpc/dashboard'))?.startTime ?? 0;
        const before = entries.filter(({ startTime }) => startTime < question);
        const names = before.filter(({ transferSize }) => transferSize > 0).map(({ name }) => name);
        return [before.length, names] as const;
      });
      expect(asked).toBeGreaterThan(4);
      expect(sent).toEqual([]);
    });
  });
}

test('a visitor keeps what they typed and sent before the code of the form came', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/framework-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/login');
  await page.getByLabel('Email').fill('not an address');
  await page.getByLabel('Password', { exact: true }).fill('words');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL('/login');
  release();
  await expect(page.getByText('Invalid Email').first()).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('not an address');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('words');
});

test('an investor’s dashboard loads at most 181 kB of JavaScript before the cards, 264 in all, in 14 requests, and nothing shifts', async ({
  page,
  demo,
  site,
}) => {
  await feed(site, MIDS);
  await signIn(page, 'investor@example.com', demo.password);
  await card(page, 'Balance').waitFor();
  const token = await page.evaluate(() => sessionStorage.getItem('token') ?? '');
  const weight = await weighDashboard(page, token);
  const { js, jsBefore, requests, shift } = weight;
  test.info().annotations.push({ type: 'weight', description: JSON.stringify(weight) });
  expect(jsBefore).toBeGreaterThan(100 * KB);
  expect(jsBefore).toBeLessThanOrEqual(181 * KB);
  expect(js).toBeLessThanOrEqual(264 * KB);
  expect(requests).toBeLessThanOrEqual(14);
  expect(shift).toBeLessThanOrEqual(0.01);
});

test('the chart adds at most 60 kB of JavaScript to an investor’s dashboard, once it is near', async ({
  page,
  demo,
  site,
}) => {
  await feedPast(site);
  await feed(site, MIDS);
  await signIn(page, 'investor@example.com', demo.password);
  // The previous page may still open its own socket.
  await page.goto('about:blank');
  // Waits for everything after the first screen, which is no part of the chart.
  const live = page.waitForEvent('websocket');
  await openSettled(page, '/dashboard');
  await live;
  await page.waitForLoadState('networkidle');
  const added: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      added.push(response.body().then((body) => gzipSync(body).length));
  });
  const chart = page.getByRole('region', { name: 'Market chart' });
  await expect(chart.locator('canvas')).toHaveCount(0);
  await chart.scrollIntoViewIfNeeded();
  await expect(chart.locator('canvas').first()).toBeVisible();
  const bytes = (await Promise.all(added)).reduce((total, one) => total + one, 0);
  test.info().annotations.push({ type: 'weight', description: `${bytes} bytes` });
  expect(bytes).toBeGreaterThan(30 * KB);
  expect(bytes).toBeLessThanOrEqual(60 * KB);
});
