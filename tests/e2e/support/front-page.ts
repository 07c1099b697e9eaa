import type { Page } from '@playwright/test';

export const PLAN = {
  id: '1',
  title: 'Example plan',
  duration: '1 week',
  price_text: '$100',
  min_cents: 10_000,
  roi_bp: 3050,
  offers: ['one thing', '<b>another</b>'],
};

interface Answer {
  site?: object;
  plans?: object[];
  claims?: object[];
  computed?: object;
  after?: Promise<void>;
}

export async function answerFrontPage(page: Page, { site, plans, claims, computed, after }: Answer): Promise<void> {
  const json = {
    site: { mode: 'sandbox', registrations: [], ...site },
    plans: plans ?? [PLAN],
    claims: claims ?? [],
    computed: computed ?? { payment_methods: 9, uptime: { percent: null, since: null } },
  };
  await page.route('**/rest/v1/rpc/front_page', async (route) => {
    await after;
    await route.fulfill({ json, headers: { 'access-control-allow-origin': '*' } });
  });
}

export async function failFrontPage(page: Page, { body }: { body?: string } = {}): Promise<void> {
  await page.route('**/rest/v1/rpc/front_page', (route) =>
    body ? route.fulfill({ body, headers: { 'access-control-allow-origin': '*' } }) : route.abort(),
  );
}

export function watchAsking(page: Page, name: string): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().endsWith(`/rpc/${name}`)) asked.push(request.url());
  });
  return asked;
}
