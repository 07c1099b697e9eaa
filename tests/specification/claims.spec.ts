import { expect, test } from './support/fixtures.ts';
import { block } from './support/forms.ts';

const UNPROVEN = [
  /99\.99/,
  /insurance|20% of/i,
  /2011/,
  /money.services business/i,
  /30 years/i,
  /former executives/i,
  /credited daily|daily (mining )?output/i,
  /2014/,
];

test('§1: a visitor reads nothing that is not proven, such as an uptime of 99.99%, an insurance or a founding year (departure)', async ({
  read,
}) => {
  for (const path of ['/', '/about', '/contact', '/terms']) {
    const page = await read(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const text = (await page.locator('body').textContent()) ?? '';
    expect(
      UNPROVEN.filter((words) => words.test(text)),
      path,
    ).toEqual([]);
  }
});

test('§1: a visitor reads about trading on paper and security, that people process withdrawals, and that yield is booked, never promised', async ({
  read,
}) => {
  const main = (await read('/')).getByRole('main');
  for (const name of [/Paper trading and copy trading/, /Private by design/, 'Yield is booked, never promised'])
    await expect(main.getByRole('heading', { name })).toBeVisible();
  await expect(main.getByText(/We check deposits and withdrawals by hand;/)).toBeVisible();
});

test('§1: a visitor sees a claim that an operator verified, with its evidence', async ({ page, sql }) => {
  const [operator] = await sql<{ id: string }[]>`select id from public.profiles where email = 'admin@example.com'`;
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

test('§1: a visitor reads how many payment methods there are (departure: counted, those in use with an address), and how many languages', async ({
  read,
  sql,
}) => {
  const page = await read('/');
  const [{ count } = { count: 0 }] = await sql<{ count: number }[]>`
    select count(distinct m.name)::int as count
    from public.payment_methods m join public.wallets w on w.method = m.name and w.address is not null where m.active`;
  const claim = block(page, 'Our claims and how we measure them').locator('dl > div');
  await expect(claim.filter({ hasText: 'Payment methods' })).toContainText(`${count}`);
  expect(count).toBeGreaterThanOrEqual(5);
  const offered = await page.getByRole('banner').getByLabel('Language').first().locator('option').count();
  await expect(claim.filter({ hasText: 'Languages' })).toContainText(`${offered}`);
});

test('§1: a visitor is warned of the risk where they decide, and told on every page that this is a sandbox (departure: neither there)', async ({
  read,
}) => {
  for (const path of ['/', '/about', '/contact', '/terms', '/login', '/register']) {
    const page = await read(path);
    await expect(page.getByText(/Sandbox: demo money and test-network/)).toBeVisible();
    if (path === '/' || path === '/register')
      await expect(page.getByText(/prepared to lose all the money you invest/).first()).toBeVisible();
  }
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
