import { expect, test } from '../support/fixtures.ts';

test('a visitor gets the page in the language of the browser, before they see another', async ({
  browser,
  baseURL,
  page,
}) => {
  await page.goto('/terms');
  const languages = await page.locator('html').evaluate((html) => html.dataset['languages']?.split(' ') ?? []);
  for (const language of languages) {
    const context = await browser.newContext({ locale: language, ...(baseURL ? { baseURL } : {}) });
    const visitor = await context.newPage();
    await visitor.goto('/about?from=a#b');
    const address = language === 'en' ? '/about?from=a#b' : `/${language}/about?from=a#b`;
    await expect(visitor).toHaveURL(address);
    await expect(visitor.locator('html')).toHaveAttribute('lang', language);
    await expect(visitor.getByLabel(/./).locator('option:checked').first()).toHaveAttribute('value', language);
    await context.close();
  }
});
