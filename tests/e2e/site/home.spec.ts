import { expect, test } from '../support/fixtures.ts';
import { answerFrontPage, failFrontPage, PLAN, watchAsking } from '../support/front-page.ts';

test('a visitor reads what the database says as text, never as markup', async ({ page }) => {
  await answerFrontPage(page, {
    plans: [{ ...PLAN, title: '<img src=x onerror=alert(1)>' }],
    claims: [
      { text: '<b>Proven</b>', evidence_url: 'https://example.com/proof' },
      { text: 'Trust us', evidence_url: 'javascript:alert(1)' },
    ],
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: '<img src=x onerror=alert(1)>' })).toBeVisible();
  await expect(page.getByText('<b>another</b>')).toBeVisible();
  await expect(page.getByText('30.5%')).toBeVisible();
  await expect(page.getByText('<b>Proven</b>')).toBeVisible();
  await expect(page.getByRole('link', { name: 'See the evidence' })).toHaveAttribute(
    'href',
    'https://example.com/proof',
  );
  await expect(page.getByText('Trust us')).toHaveCount(0);
});

test.describe('in America', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });
  test('a visitor reads no uptime before it was measured, and then the same first day of it as everyone', async ({
    page,
  }) => {
    await answerFrontPage(page, {});
    await page.goto('/');
    await expect(page.locator('[data-figure=payment_methods]')).toHaveText(/Payment methods.*9|9.*Payment methods/);
    await expect(page.locator('[data-figure=payment_methods]').getByRole('link')).toHaveAttribute('href', '/deposit');
    await expect(page.locator('[data-figure=uptime]')).toBeHidden();
    await page.unroute('**/rest/v1/rpc/front_page');
    await answerFrontPage(page, {
      computed: { payment_methods: 5, uptime: { percent: 99.98, since: '2026-11-01T00:00:00Z' } },
    });
    await page.reload();
    await expect(page.locator('[data-figure=uptime] dd').last()).toHaveText('99.98%');
    await expect(page.locator('[data-figure=uptime] dt')).toContainText('November');
  });
});

test('a visitor whose plans cannot be loaded reads the error, clicks twice to try again, and finds everything once', async ({
  page,
}) => {
  await failFrontPage(page);
  await page.goto('/');
  await expect(page.getByText('We couldn’t load the plans.').filter({ visible: true })).toBeVisible();
  await expect(page.getByText(/Don’t send real funds/)).toBeVisible();
  await page.unroute('**/rest/v1/rpc/front_page');
  const claims = [{ text: 'Proven', evidence_url: 'https://example.com/proof' }];
  const clicked = Promise.withResolvers<void>();
  await answerFrontPage(page, { claims, after: clicked.promise });
  const asked = watchAsking(page, 'front_page');
  await page.getByRole('button', { name: 'Try again' }).dblclick();
  clicked.resolve();
  await expect(page.getByRole('heading', { name: PLAN.title })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden();
  await expect(page.getByText('Proven')).toHaveCount(1);
  expect(asked).toHaveLength(1);
});

test('a visitor with a phone reads the home page in five screens, and compares the plans on one', async ({ page }) => {
  const [width, height] = [390, 844];
  await page.setViewportSize({ width, height });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'VIP' })).toBeVisible();
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(whole).toBeLessThanOrEqual(5 * height);
  const cards = page.locator('[data-plans] > li');
  const [first, last] = [await cards.first().boundingBox(), await cards.last().boundingBox()];
  expect((last?.y ?? Infinity) + (last?.height ?? 0) - (first?.y ?? 0)).toBeLessThanOrEqual(height);
  const offers = cards.first().getByText('15 daily top up');
  await expect(offers).toBeHidden();
  await cards.first().getByText('What it offers').click();
  await expect(offers).toBeVisible();
  await page.setViewportSize({ width: 1440, height });
  for (const card of await cards.all()) await expect(card.getByRole('listitem').first()).toBeVisible();
});
