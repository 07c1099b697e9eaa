/** `npm run pictures`: draws the main screens of the demo world, and a film, as visitors to the repository see them. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { readDemoPeople } from '../../scripts/local/demo-people.ts';
import { exitOnSignal } from '../../scripts/local/stop-request.ts';
import { readOptions } from '../../scripts/options.ts';
import { repository } from '../../scripts/tool.ts';
import { makeWorld } from '../../supabase/demo/world.ts';
import { ACCOUNT_PAGES, signIn } from '../e2e/support/screens.ts';
import { findBrowser } from '../support/browser.ts';
import { paint } from '../support/page-time.ts';
import { type Site, startSite } from '../support/site.ts';
import { film, STAGE } from './film.ts';
import { drawIcons } from './icons.ts';
import { takePicture } from './webp.ts';

const HELP = `npm run pictures                   draws docs/pictures: screens at two widths, light and dark, and a film
npm run pictures -- --into <folder>  the same elsewhere
npm run pictures -- --only film      those whose names contain it (again and again)
npm run pictures -- --icons          draws the icons and the picture of shared links, when the mark changes`;
const { values: options } = readOptions(HELP, {
  options: {
    into: { type: 'string', default: 'docs/pictures' },
    only: { type: 'string', multiple: true },
    icons: { type: 'boolean' },
  },
});
const MOST_BYTES = 6_000_000;
const MOST_FILM_BYTES = 3_000_000;
const STRATEGY = '/strategies/view';
const SCREENS: [person: string, paths: string[]][] = [
  ['', ['/', '/about', '/transparency', '/login', '/register']],
  ['investor', [...ACCOUNT_PAGES, STRATEGY]],
  [
    'admin',
    [
      '/operator',
      '/operator/deposits',
      '/operator/withdrawals',
      '/operator/identity',
      '/operator/messages',
      '/operator/people',
      '/operator/person?id=00000000-0000-4000-8000-000000000001',
      '/operator/yield?plan=basic',
      '/operator/books',
      '/operator/audit',
      '/operator/strategies',
      '/operator/trading',
      '/operator/plans',
      '/operator/live',
    ],
  ],
];
const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

async function open(browser: Browser, { url }: Site, person: string, path: string, viewport = STAGE): Promise<Page> {
  const calm = { reducedMotion: 'reduce', serviceWorkers: 'block', timezoneId: 'UTC' } as const;
  const context = await browser.newContext({ baseURL: url, viewport, colorScheme: 'light', ...calm });
  // A machine may be slow.
  context.setDefaultTimeout(120_000);
  const page = await context.newPage();
  if (person === '') await page.goto(path);
  else await signIn(page, `${person}@example.com`, readDemoPeople().password, path);
  return page;
}

const isAsked = (name: string) => options.only?.some((part) => name.includes(part)) ?? true;
let total = 0;
function keep(name: string, picture: Buffer): void {
  writeFileSync(join(resolve(repository, options.into), `${name}.webp`), picture);
  total += picture.length;
}

async function drawScreens(browser: Browser, site: Site): Promise<void> {
  for (const [person, paths] of SCREENS) {
    const page = await open(browser, site, person, paths[0] ?? '/');
    for (const path of paths) {
      const name = path.slice(1).replace('?tab=', '/').replace(/\?.*/, '').replaceAll('/', '-') || 'home';
      if (!isAsked(name)) continue;
      if (path === STRATEGY) {
        await page.goto('/strategies');
        await page.locator(`a[href*="${STRATEGY}"]`).first().click();
      } else await page.goto(path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await page.waitForLoadState('networkidle');
      for (const size of SIZES)
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.setViewportSize(size);
          await page.emulateMedia({ colorScheme });
          await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null);
          await paint(page);
          keep(`${name}-${size.width}-${colorScheme}`, await takePicture(page, 60));
        }
    }
    await page.context().close();
  }
}

async function drawFilm(browser: Browser, site: Site): Promise<void> {
  const investor = await open(browser, site, 'investor', '/dashboard');
  const operator = await open(browser, site, 'reviewer', '/operator/deposits');
  const picture = await film(investor, operator);
  if (picture.length > MOST_FILM_BYTES) throw new Error(`The film has ${picture.length} bytes.`);
  keep('film', picture);
}

exitOnSignal();
const launch = ({ executablePath, args, env }: Site['browser'], slowMo = 0) =>
  chromium.launch({ executablePath, args, env: { ...process.env, ...env }, slowMo });
if (options.icons) {
  const browser = await launch(findBrowser());
  await drawIcons(browser);
  await browser.close();
} else {
  if (!options.only) rmSync(resolve(repository, options.into), { recursive: true, force: true });
  mkdirSync(resolve(repository, options.into), { recursive: true });
  const site = await startSite({ beforeSeed: makeWorld, prices: 'simulated' });
  const browsers: Browser[] = [];
  try {
    browsers.push(await launch(site.browser), await launch(site.browser, 150));
    const [still, slow] = browsers;
    if (still) await drawScreens(still, site);
    if (slow && isAsked('film')) await drawFilm(slow, site);
    console.log(`${(total / 1e6).toFixed(1)} MB`);
    if (total > MOST_BYTES) throw new Error(`The pictures have ${total} bytes; ${MOST_BYTES} is the most.`);
  } finally {
    for (const browser of browsers) await browser.close();
    await site.close();
  }
}
