import { expect, test } from '../support/fixtures.ts';
import { answerFrontPage } from '../support/front-page.ts';
import { forbidStorage } from '../support/storage.ts';

const LIVE = {
  mode: 'live',
  contact_email: 'help@example.com',
  contact_phone: '+354 555 0199',
  postal_location: 'Reykjavík, Iceland',
  legal_entity: 'Example Ltd',
  registrations: [
    { authority: 'A register', number: '42', url: 'https://register.example/42' },
    { authority: 'A trap', number: '13', url: 'javascript:alert(1)' },
  ],
};

test('a visitor of a live site sees who runs it, and no sandbox banner', async ({ page }) => {
  await answerFrontPage(page, { site: LIVE });
  await page.goto('/about');
  await expect(page.getByRole('link', { name: /42/ })).toHaveAttribute('href', 'https://register.example/42');
  await expect(page.getByText('A trap')).toHaveCount(0);
  await expect(page.getByText(/Don’t send real funds/)).toBeHidden();
  await page.goto('/contact');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'help@example.com' })).toHaveAttribute('href', 'mailto:help@example.com');
  await expect(main.getByRole('link', { name: '+354 555 0199' })).toBeVisible();
  await expect(main.getByText('Reykjavík, Iceland')).toBeVisible();
  await expect(page.getByRole('contentinfo').getByText('Example Ltd')).toBeVisible();
});

test('a visitor chooses the theme, and the application keeps it', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/terms');
  await page.getByRole('button', { name: 'Switch to dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.goto('/confirmed');
  await expect(page.getByRole('button', { name: 'Switch to light' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a visitor whose browser speaks German and forbids storage chooses English, and reads the site in it', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ locale: 'de-DE', ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await forbidStorage(page);
  await page.goto('/');
  await expect(page).toHaveURL('/de/');
  await page.locator('header [data-language]').first().selectOption('en');
  await expect(page.getByRole('heading', { name: 'Choose A Plan' })).toBeVisible();
  await expect(page).toHaveURL('/');
  await page.getByRole('navigation').getByRole('link', { name: 'About' }).first().click();
  await expect(page.getByRole('heading', { name: 'About Glassmine', level: 1 })).toBeVisible();
  await expect(page).toHaveURL('/about');
  await context.close();
});

test('a visitor without scripts reads the page and what needs them, and a form leaks nothing into the address', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto('/contact');
  await page.getByLabel('Name').fill('Ada');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page).toHaveURL('/contact');
  const expectWords = async (path: string, place: string, words: RegExp) => {
    await page.goto(path);
    // By selector, because text queries skip such elements.
    const sentence = page.locator(`${place} noscript p`);
    await expect(sentence, path).toBeVisible();
    await expect(sentence, path).toHaveText(words);
  };
  for (const path of ['/contact', '/', '/login', '/register', '/forgot'])
    await expectWords(path, 'form', /^This form needs JavaScript\./);
  await expectWords('/es/login', 'form', /^Este formulario necesita JavaScript\./);
  await expectWords('/dashboard', 'body >', /^Glassmine needs JavaScript\./);
  await expect(page).toHaveTitle('Glassmine');
  await context.close();
});
