import type { Page } from '@playwright/test';

/** A plan as `front_page` answers it. */
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
}

/** Lets the database say this to the public pages. */
export async function answerFrontPage(page: Page, { site, plans, claims, computed }: Answer): Promise<void> {
  const json = {
    site: { mode: 'sandbox', registrations: [], ...site },
    plans: plans ?? [PLAN],
    claims: claims ?? [],
    computed: computed ?? { payment_methods: 9, uptime: { percent: null, since: null } },
  };
  await page.route('**/rest/v1/rpc/front_page', (route) =>
    route.fulfill({ json, headers: { 'access-control-allow-origin': '*' } }),
  );
}

/** Lets the database not answer public pages. */
export async function failFrontPage(page: Page): Promise<void> {
  await page.route('**/rest/v1/rpc/front_page', (route) => route.abort());
}
