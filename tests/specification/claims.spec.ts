import { expect, test } from './support/fixtures.ts';
import { block } from './support/forms.ts';

/** What the specification's pages say without proof. */
const UNPROVEN = [
  ['99.99% uptime', /99\.99/],
  ['an insurance that gives back 20% of any fee', /insurance|20% of/i],
  ['that it was founded in 2011', /2011/],
  ['that it is a registered money-services business', /money.services business/i],
  ['30 years of combined experience', /30 years/i],
  ['8 former executives', /former executives/i],
  ['a daily output that is credited', /credited daily|daily (mining )?output/i],
  ['a copyright since 2014', /2014/],
] as const;

for (const [claim, words] of UNPROVEN) {
  test(`§1: a visitor does not read of ${claim}, which is not proven (departure)`, async ({ read }) => {
    for (const path of ['/', '/about', '/contact', '/terms']) {
      const page = await read(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('body')).not.toContainText(words);
    }
  });
}

test('§1: a visitor reads about portfolio and orders, security and copy trading', async ({ read }) => {
  const main = (await read('/')).getByRole('main');
  for (const name of [/Portfolio, orders and copy trading, on paper/, /Access by rule/])
    await expect(main.getByRole('heading', { level: 3, name })).toBeVisible();
});

test('§1: a visitor reads that withdrawals are processed by people', async ({ read }) => {
  const main = (await read('/')).getByRole('main');
  await expect(main.getByText(/Deposits and withdrawals are checked by hand/)).toBeVisible();
});

test('§1: a visitor reads that yield is booked, never promised', async ({ read }) => {
  const main = (await read('/')).getByRole('main');
  await expect(main.getByRole('heading', { name: 'Yield is booked, never promised' })).toBeVisible();
});

test('§1: a visitor sees a claim that an operator verified, with its evidence', async ({ page, sql }) => {
  const [operator] = await sql<
    { id: string }[]
  >`select id from public.profiles where email = 'admin@example.com'`;
  await sql`
    insert into public.claims (text, evidence_url, verified_by, verified_at)
    values ('A proven claim', 'https://evidence.example/1', ${operator?.id ?? null}, now()),
           ('An unproven claim', 'https://evidence.example/2', null, null)`;
  try {
    await page.goto('/');
    const claim = page.getByRole('listitem').filter({ hasText: 'A proven claim' });
    await expect(claim.getByRole('link')).toHaveAttribute('href', 'https://evidence.example/1');
    await expect(page.getByText('An unproven claim')).toHaveCount(0);
  } finally {
    await sql`delete from public.claims where evidence_url like 'https://evidence.example/%'`;
  }
});

test('§1: a visitor reads how many payment methods there are (departure: those in use with an address, four at first)', async ({
  read,
  sql,
}) => {
  const [{ count } = { count: 0 }] = await sql<{ count: number }[]>`
    select count(distinct m.name)::int as count
    from public.payment_methods m join public.wallets w on w.method = m.name and w.address is not null where m.active`;
  const claim = block(await read('/'), 'Claims, each with its proof').locator('dl > div');
  await expect(claim.filter({ hasText: 'Payment methods' })).toContainText(`${count}`);
  expect(count).toBeGreaterThanOrEqual(4);
});

test('§1: a visitor reads how many languages there are, as many as the switch offers', async ({ read }) => {
  const page = await read('/');
  const offered = await page.getByRole('banner').getByLabel('Language').first().locator('option').count();
  const claim = block(page, 'Claims, each with its proof').locator('dl > div');
  await expect(claim.filter({ hasText: 'Languages' })).toContainText(`${offered}`);
});

for (const path of ['/', '/register']) {
  test(`§1: a visitor who decides at ${path} is warned of the risk (departure: there is no warning there)`, async ({
    read,
  }) => {
    const page = await read(path);
    await expect(page.getByText(/prepared to lose all the money you invest/).first()).toBeVisible();
  });
}

test('§1: a visitor is told on every page that this is a sandbox (departure: there it is real money)', async ({
  read,
}) => {
  for (const path of ['/', '/about', '/contact', '/terms', '/login', '/register'])
    await expect((await read(path)).getByText(/Do not send real funds/)).toBeVisible();
});

test('§1: a visitor is asked nothing of a third party, not even of a live chat, unless one is configured', async ({
  page,
  site,
}) => {
  const ours = new Set([site.url, site.settings['VITE_SUPABASE_URL']]);
  const strangers = new Set<string>();
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && !ours.has(origin)) strangers.add(origin);
  });
  for (const path of ['/', '/about', '/contact', '/terms', '/login', '/register'])
    await page.goto(path, { waitUntil: 'networkidle' });
  expect([...strangers]).toEqual([]);
});
