import type { Page } from '@playwright/test';
import { repository } from '../../../scripts/tool.ts';
import { languages } from '../../../src/lib/i18n/languages.ts';
import { appAddresses } from '../../../src/site/build/app-addresses.ts';
import { paint } from '../../support/page-time.ts';
import { barriersIn } from '../support/barriers.ts';
import { expect, test } from '../support/people.ts';
import { feed, MIDS, removePrices } from '../support/prices.ts';
import { expectToFit, openSettled, SCREENS, signIn } from '../support/screens.ts';
import { shiftsOf, watchShifts } from '../support/shifts.ts';

const MOST_SHIFT = 0.01;
const addresses = appAddresses(repository);
/** Only a mail leads there; without its link they say nothing else. */
const LINKED = new Set(['/confirmed', '/not-me', '/reset-password', '/second-step']);
const operatorPages = addresses.filter((path) => path.startsWith('/operator'));
const accountPages = addresses
  .filter((path) => !operatorPages.includes(path) && !LINKED.has(path))
  .concat(['security', 'preferences', 'data'].map((tab) => `/account?tab=${tab}`));
const publicPages = '/ /about /contact /terms /transparency /nowhere /offline /register /login /forgot'.split(' ');
/** In other languages the document is the same except its words: how wide they are shows on these pages, on the narrowest screen. */
const WORDIEST = ['/', '/transparency', '/login'];
/** The language with the longest words, and the one whose pages are laid out another way. */
const [LONGEST, MIRRORED] = ['de', 'ar'] as const;
const PERSON = '/operator/person?id=00000000-0000-4000-8000-000000000001';

// Together these take as long as all other journeys, and are independent of each other.
test.describe.configure({ mode: 'parallel' });
// Tracing every look takes as long as the looks.
test.use({ trace: 'off' });
test.beforeEach(({ site }) => feed(site, MIDS));
test.afterEach(({ site }) => removePrices(site));

async function speak(page: Page, language: string): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
}

async function open(page: Page, path: string): Promise<void> {
  await openSettled(page, path === '/deposit/wallet' ? '/deposit' : path);
  if (path !== '/deposit/wallet') return;
  await page.evaluate((to) => history.replaceState({ ...history.state, depositCents: 150_000 }, '', to), path);
  await page.reload({ waitUntil: 'networkidle' });
}

/** Nothing moves while a page comes up with an empty cache, nothing of it is wider than a screen, and `look` is content. */
async function expectGood(
  page: Page,
  paths: readonly string[],
  { code, width, look }: { code: string; width: number; look?: (path: string) => Promise<void> },
): Promise<void> {
  await watchShifts(page);
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.setCacheDisabled', { cacheDisabled: true });
  for (const path of paths) {
    await page.setViewportSize({ width, height: width < 700 ? 844 : 900 });
    await open(page, path);
    await expect(page.locator('html')).toHaveAttribute('lang', code);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    const { shift, moved } = await shiftsOf(page);
    expect(shift, `${path} moved at ${width} px: ${moved.join(', ')}`).toBeLessThanOrEqual(MOST_SHIFT);
    await look?.(path);
    await expectToFit(page, SCREENS, `${path} in ${code}`);
  }
}

/** The dark page is the same document, so only contrast can differ. */
async function expectNoBarrier(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await barriersIn(page), `${path} in light`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await paint(page);
  expect(await barriersIn(page, { rules: ['color-contrast'] }), `${path} in dark`).toEqual([]);
}

const everywhere = (page: Page, paths: readonly string[]) =>
  expectGood(page, paths, { code: LONGEST, width: 1440, look: (path) => expectNoBarrier(page, path) });
const mirrored = (page: Page, paths: readonly string[]) => expectGood(page, paths, { code: MIRRORED, width: 390 });

const inParts = <T>(all: T[], most: number) =>
  Array.from({ length: Math.ceil(all.length / most) }, (_, part) => all.slice(part * most, (part + 1) * most));

for (const [part, paths] of inParts(publicPages, 5).entries())
  test(`a visitor meets no barrier on a public page, sees all of it, and none move (${part + 1})`, async ({ page }) => {
    await everywhere(
      page,
      paths.map((path) => `/${LONGEST}${path}`),
    );
    await mirrored(
      page,
      paths.map((path) => `/${MIRRORED}${path}`),
    );
  });

test('a visitor sees all of the wordiest public pages on the narrowest screen, whatever the language', async ({
  page,
}) => {
  for (const { code } of languages.filter((language) => ![LONGEST, MIRRORED, 'en'].includes(language.code)))
    for (const path of WORDIEST) {
      await openSettled(page, `/${code}${path}`);
      await expectToFit(page, SCREENS.slice(0, 1), `${path} in ${code}`);
    }
});

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

for (const [who, pages] of [
  ['investor', accountPages],
  ['admin', [...operatorPages, PERSON]],
] as const)
  for (const [part, paths] of inParts([...pages], 7).entries())
    test(`the ${who} meets no barrier on a page, sees all of it, and none move (${part + 1})`, async ({
      page,
      demo,
    }) => {
      for (const [code, look] of [
        [LONGEST, everywhere],
        [MIRRORED, mirrored],
      ] as const) {
        await speak(page, code);
        await signIn(page, `${who}@example.com`, demo.password);
        await look(page, paths);
      }
    });

test('a person who chooses a language in their account keeps it', async ({ page, demo }) => {
  await signIn(page, 'investor@example.com', demo.password);
  await page.getByRole('combobox', { name: 'Language' }).selectOption(MIRRORED);
  await expect(page.locator(`html[lang=${MIRRORED}][dir=rtl]`)).toBeVisible();
  await page.reload();
  await expect(page.locator(`html[lang=${MIRRORED}][dir=rtl]`)).toBeVisible();
});
