import type { Locator } from '@playwright/test';
import { feed, MIDS, removePrices } from '../e2e/support/prices.ts';
import { expect, test } from './support/fixtures.ts';
import { block, planCard } from './support/forms.ts';

const PHONE = { width: 390, height: 844 };

const PAGES = [
  ['Home', '/'],
  ['About', '/about'],
  ['Contact', '/contact'],
] as const;

async function expectLinks(within: Locator, links: readonly (readonly [name: string, href: string])[]) {
  for (const [name, href] of links)
    await expect(within.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
}

test("§2 Home: a visitor finds Home, About, Contact, 'Begin Here' and 'Login' at the top, and 'Get Started' in the hero", async ({
  read,
}) => {
  const page = await read('/');
  await expectLinks(page.getByRole('navigation', { name: 'Main' }), PAGES);
  await expectLinks(page.getByRole('banner'), [
    ['Begin Here', '/register'],
    ['Login', '/login'],
  ]);
  const hero = page.locator('section').filter({ has: page.getByRole('heading', { level: 1 }) });
  await expectLinks(hero, [['Get Started', '/register']]);
});

test("§2 Home: a visitor with a phone finds the same links plus 'Sign In' in the side menu, which one icon opens and closes, bars and then a cross", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  const icon = page.getByRole('button', { name: 'Menu' });
  const menu = page.getByRole('navigation', { name: 'Menu' });
  const drawing = () => icon.locator('svg:visible').innerHTML();
  await expect(menu).toBeHidden();
  const bars = await drawing();
  await icon.click();
  await expectLinks(menu, [...PAGES, ['Begin Here', '/register'], ['Sign In', '/login']]);
  expect(await drawing()).not.toBe(bars);
  await icon.click();
  await expect(menu).toBeHidden();
  expect(await drawing()).toBe(bars);
});

test('§2 Home: a visitor sees the five symbols of the market tape, in their order', async ({ page, site }) => {
  await feed(site, MIDS);
  try {
    await page.goto('/');
    const symbols = page.getByRole('region', { name: 'Markets' }).getByRole('listitem');
    await expect(symbols).toHaveText([/^S&P 500/, /^Nasdaq 100/, /^EUR\/USD/, /^BTC\/USD/, /^ETH\/USD/]);
  } finally {
    await removePrices(site);
  }
});

test("§2 Home: a visitor finds the features, 'Ready To Start Your Mining', three steps, six reasons in 'Why Choose', and the newsletter", async ({
  read,
}) => {
  const page = await read('/');
  const headings = (title: string | RegExp) => block(page, title).getByRole('heading', { level: 3 });
  await expect(headings('What you can rely on')).toHaveText([
    'Portfolio in one view',
    'Private by design',
    'Mining plans',
    'Paper trading and copy trading',
  ]);
  const call = block(page, 'Ready To Start Your Mining');
  await expect(call.getByRole('link')).toHaveAttribute('href', '/register');
  await expect(headings('Three steps')).toHaveText(['Create Account', 'Fund Account', 'Start Mining']);
  await expect(headings(/^Why Choose/)).toHaveCount(6);
  const box = block(page, 'Newsletter');
  await expect(box.getByRole('textbox')).toHaveAttribute('type', 'email');
  await expect(box.getByRole('button')).toHaveText('Subscribe');
});

test("§2 Home: a visitor finds in 'Choose A Plan' one card per plan of the database, each with 'Start Today !!' to /register", async ({
  read,
  sql,
}) => {
  const page = await read('/');
  const plans = await sql<{ title: string }[]>`select title from public.plans order by position`;
  const choice = block(page, 'Choose A Plan');
  await expect(choice.getByRole('heading', { level: 3 })).toHaveText(plans.map(({ title }) => title));
  for (const { title } of plans) {
    const button = planCard(page, title).getByRole('link', { name: /^Start Today !!/ });
    await expect(button).toHaveAttribute('href', '/register');
  }
});

test('§2 Home: a visitor who subscribes to the newsletter is sent a mail that asks them to confirm (there: not shown)', async ({
  page,
  mailTo,
}) => {
  await page.goto('/');
  await page.getByLabel('Your email address').fill('subscriber@example.com');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText(/Almost done: open the link we emailed you to/)).toBeVisible();
  const { links } = await mailTo('subscriber@example.com');
  expect(links.some((link) => link.includes('/newsletter'))).toBe(true);
});

test("§2 Home: a visitor finds in the footer 'About Us', 'Quick Links', the current year, and that no e-mail and no city were entered, rather than invented ones", async ({
  read,
}) => {
  const footer = (await read('/')).getByRole('contentinfo');
  await expect(footer.getByRole('heading', { name: 'About Us' })).toBeAttached();
  await expect(footer.getByText(/investor portal for crypto-mining plans/)).toBeVisible();
  await expectLinks(footer.getByRole('navigation', { name: 'Quick Links' }), PAGES);
  await expect(footer.getByText('No email address yet in this sandbox.')).toBeVisible();
  await expect(footer.getByText('No postal address yet.')).toBeVisible();
  await expect(footer).toContainText(`© ${new Date().getFullYear()}`);
});
