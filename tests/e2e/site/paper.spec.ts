import { expect, test } from '../support/fixtures.ts';
import { answerFrontPage, PLAN } from '../support/front-page.ts';

for (const [mode, isThere] of [
  ['sandbox', true],
  ['live', false],
] as const) {
  test(`a visitor of a ${mode} site reads ${isThere ? 'that portfolios and orders are on paper' : 'nothing of portfolios and orders'}`, async ({
    page,
  }) => {
    await answerFrontPage(page, { site: { mode } });
    await page.route('**/rest/v1/rpc/transparency*', (route) =>
      route.fulfill({
        json: { site: { mode }, history: [{ as_of: '2026-03-04T12:00:00Z', total_cents: 100 }] },
        headers: { 'access-control-allow-origin': '*' },
      }),
    );
    await page.goto('/');
    await expect(page.getByRole('heading', { name: PLAN.title })).toBeVisible();
    for (const words of [
      'Paper trading and copy trading',
      /with demo money in this sandbox\. You can lose what you invest/,
    ])
      await expect(page.getByText(words)).toBeVisible({ visible: isThere });
    await page.goto('/transparency');
    await expect(page.locator('[data-figures]')).toBeVisible();
    await expect(page.getByText(/^Portfolios and strategies in this sandbox exist on paper/)).toBeVisible({
      visible: isThere,
    });
  });
}
