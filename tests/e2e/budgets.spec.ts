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

for (const path of ['/contact', '/login', '/register', '/forgot']) {
  test(`a visitor of ${path} loads at most 20 kB of JavaScript`, async ({ page, baseURL }) => {
    const { js } = await weigh(page, `${baseURL}${path}`);
    expect(js).toBeGreaterThan(0);
    expect(js).toBeLessThanOrEqual(20 * KB);
  });
}
