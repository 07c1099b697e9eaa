import { weigh } from '../../support/weigh.ts';
import { expect, test } from '../support/fixtures.ts';
import { card, signIn } from '../support/screens.ts';
import { weighDashboard } from '../support/weigh-dashboard.ts';

const KB = 1000;

for (const path of ['/', '/about', '/terms']) {
  test(`a visitor of ${path} loads 3 kB of JavaScript, and 60 kB in 6 requests in all`, async ({
    page,
    baseURL,
  }) => {
    const { js, all, requests } = await weigh(page, `${baseURL}${path}`);
    expect(js).toBeGreaterThan(0);
    expect(js).toBeLessThanOrEqual(3 * KB);
    expect(all).toBeLessThanOrEqual(60 * KB);
    expect(requests).toBeLessThanOrEqual(6);
  });
}

for (const path of ['/contact', '/login', '/register', '/forgot']) {
  test(`a visitor of ${path} loads at most 20 kB of JavaScript`, async ({ page, baseURL }) => {
    const { js } = await weigh(page, `${baseURL}${path}`);
    expect(js).toBeGreaterThan(0);
    expect(js).toBeLessThanOrEqual(20 * KB);
  });
}

test('an investor’s dashboard loads at most 187 kB of JavaScript before the cards, 260 in all, in 14 requests, and nothing shifts', async ({
  page,
  demo,
}) => {
  await signIn(page, 'investor@example.com', demo.password);
  await card(page, 'Balance').waitFor();
  const token = await page.evaluate(() => sessionStorage.getItem('token') ?? '');
  const weight = await weighDashboard(page, token);
  const { js, jsBefore, requests, shift } = weight;
  test.info().annotations.push({ type: 'weight', description: JSON.stringify(weight) });
  expect(jsBefore).toBeGreaterThan(100 * KB);
  expect(jsBefore).toBeLessThanOrEqual(187 * KB);
  expect(js).toBeLessThanOrEqual(260 * KB);
  expect(requests).toBeLessThanOrEqual(14);
  expect(shift).toBeLessThanOrEqual(0.01);
});
