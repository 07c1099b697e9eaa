import { feed, MIDS, removePrices } from '../e2e/support/prices.ts';
import { expect, test } from './support/fixtures.ts';
import { block, planCard } from './support/forms.ts';

const PHONE = { width: 390, height: 844 };

test('§2 Home: a visitor finds Home, About and Contact in the navigation bar', async ({ read }) => {
  const bar = (await read('/')).getByRole('navigation', { name: 'Main' });
  for (const [name, href] of [
    ['Home', '/'],
    ['About', '/about'],
    ['Contact', '/contact'],
  ] as const)
    await expect(bar.getByRole('link', { name })).toHaveAttribute('href', href);
});

test("§2 Home: a visitor finds a 'Begin Here' link to /register at the top", async ({ read }) => {
  const link = (await read('/')).getByRole('banner').getByRole('link', { name: 'Begin Here' });
  await expect(link).toHaveAttribute('href', '/register');
});

test("§2 Home: a visitor finds a 'Login' link to /login at the top", async ({ read }) => {
  const link = (await read('/')).getByRole('banner').getByRole('link', { name: 'Login' });
  await expect(link).toHaveAttribute('href', '/login');
});

test("§2 Home: a visitor with a phone finds the same links plus 'Sign In' in the side menu", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  for (const [name, href] of [
    ['Home', '/'],
    ['About', '/about'],
    ['Contact', '/contact'],
    ['Begin Here', '/register'],
    ['Sign In', '/login'],
  ] as const)
    await expect(menu.getByRole('link', { name })).toHaveAttribute('href', href);
});

test('§2 Home: a visitor with a phone opens and closes the side menu through one icon, bars and then a cross', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  const icon = page.getByRole('button', { name: 'Menu' });
  const link = page.getByRole('link', { name: 'Sign In' });
  const drawing = () => icon.locator('svg:visible').innerHTML();
  await expect(link).toBeHidden();
  const bars = await drawing();
  await icon.click();
  await expect(link).toBeVisible();
  expect(await drawing()).not.toBe(bars);
  await icon.click();
  await expect(link).toBeHidden();
  expect(await drawing()).toBe(bars);
});

test("§2 Home: a visitor finds a 'Get Started' button to /register in the hero", async ({ page }) => {
  await page.goto('/');
  const hero = page.locator('section').filter({ has: page.getByRole('heading', { level: 1 }) });
  await hero.getByRole('link', { name: 'Get Started' }).click();
  await expect(page).toHaveURL('/register');
});

test('§2 Home: a visitor sees the five symbols of the market tape, in their order', async ({
  page,
  site,
}) => {
  await feed(site, MIDS);
  try {
    await page.goto('/');
    const symbols = page.getByRole('region', { name: 'Markets' }).getByRole('listitem');
    await expect(symbols).toHaveText([/^S&P 500/, /^Nasdaq 100/, /^EUR\/USD/, /^BTC\/USD/, /^ETH\/USD/]);
  } finally {
    await removePrices(site);
  }
});

test('§2 Home: a visitor sees the block of features', async ({ read }) => {
  const features = block(await read('/'), 'What you can rely on');
  await expect(features.getByRole('heading', { level: 3 })).toHaveText([
    'Portfolio in one view',
    'Access by rule',
    'Mining plans',
    'Portfolio, orders and copy trading, on paper',
  ]);
});

test("§2 Home: a visitor is called to action: 'Ready To Start Your Mining'", async ({ read }) => {
  const call = block(await read('/'), 'Ready To Start Your Mining');
  await expect(call.getByRole('link')).toHaveAttribute('href', '/register');
});

test('§2 Home: a visitor reads three steps: Create Account, Fund Account, Start Mining', async ({ read }) => {
  const steps = block(await read('/'), 'Three steps').getByRole('heading', { level: 3 });
  await expect(steps).toHaveText(['Create Account', 'Fund Account', 'Start Mining']);
});

test("§2 Home: a visitor reads six reasons in the 'Why Choose' block", async ({ read }) => {
  const reasons = block(await read('/'), /^Why Choose/).getByRole('heading', { level: 3 });
  await expect(reasons).toHaveCount(6);
});

test("§2 Home: a visitor finds in 'Choose A Plan' one card per plan of the database", async ({
  read,
  sql,
}) => {
  const plans = await sql<{ title: string }[]>`select title from public.plans order by position`;
  const titles = block(await read('/'), 'Choose A Plan').getByRole('heading', { level: 3 });
  await expect(titles).toHaveText(plans.map(({ title }) => title));
});

test("§2 Home: a visitor finds a 'Start Today !!' button to /register on each plan", async ({ read }) => {
  const page = await read('/');
  for (const title of ['Stater', 'Basic', 'Gold', 'Sliver', 'Standard', 'VIP']) {
    const button = planCard(page, title).getByRole('link', { name: /^Start Today !!/ });
    await expect(button).toHaveAttribute('href', '/register');
  }
});

test("§2 Home: a visitor finds the newsletter box with an e-mail input and a 'Subscribe' button", async ({
  read,
}) => {
  const box = block(await read('/'), 'Newsletter');
  await expect(box.getByRole('textbox')).toHaveAttribute('type', 'email');
  await expect(box.getByRole('button')).toHaveText('Subscribe');
});

test('§2 Home: a visitor who subscribes to the newsletter is sent a mail that asks them to confirm (there: not shown)', async ({
  page,
  mailTo,
}) => {
  await page.goto('/');
  await page.getByLabel('Your e-mail address').fill('subscriber@example.com');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText(/check your mailbox/)).toBeVisible();
  const { links } = await mailTo('subscriber@example.com');
  expect(links.some((link) => link.includes('/newsletter'))).toBe(true);
});

test("§2 Home: a visitor reads 'About Us' in the footer", async ({ read }) => {
  const footer = (await read('/')).getByRole('contentinfo');
  await expect(footer.getByRole('heading', { name: 'About Us' })).toBeAttached();
  await expect(footer.getByText(/investor portal for crypto-mining plans/)).toBeVisible();
});

test("§2 Home: a visitor finds Home, About and Contact under the footer's 'Quick Links'", async ({
  read,
}) => {
  const links = (await read('/')).getByRole('contentinfo').getByRole('navigation', { name: 'Quick Links' });
  for (const [name, href] of [
    ['Home', '/'],
    ['About', '/about'],
    ['Contact', '/contact'],
  ] as const)
    await expect(links.getByRole('link', { name })).toHaveAttribute('href', href);
});

test('§2 Home: a visitor is told in the footer that no e-mail and no city were entered, rather than shown invented ones', async ({
  read,
}) => {
  const footer = (await read('/')).getByRole('contentinfo');
  await expect(footer.getByText('No e-mail address has been entered in this sandbox.')).toBeVisible();
  await expect(footer.getByText('No postal address has been entered.')).toBeVisible();
});

test('§2 Home: a visitor reads in the footer the e-mail and the city that an operator entered', async ({
  page,
  sql,
}) => {
  await sql`update public.site set contact_email = 'help@example.com', postal_location = 'Springfield, Illinois'`;
  try {
    await page.goto('/');
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByText('help@example.com')).toBeVisible();
    await expect(footer.getByText('Springfield, Illinois')).toBeVisible();
  } finally {
    await sql`update public.site set contact_email = null, postal_location = null`;
  }
});

test('§2 Home: a visitor reads a copyright line with the current year', async ({ read }) => {
  const footer = (await read('/')).getByRole('contentinfo');
  await expect(footer).toContainText(`© ${new Date().getFullYear()}`);
});
