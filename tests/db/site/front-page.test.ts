import { beforeEach, describe, expect, test } from 'vitest';
import { awayFromMidnight } from '../support/midnight.ts';
import { dropAddresses } from '../support/money/methods.ts';
import { openStage } from '../support/stage.ts';

beforeEach(awayFromMidnight);

const { owner, door, asAnonymous, asInvestor, makeInvestor } = await openStage();

beforeEach(async () => {
  await owner`truncate site.health_checks, site.uptime_days`;
});

interface FrontPage {
  site: Record<string, unknown>;
  plans: Record<string, unknown>[];
  claims: Record<string, unknown>[];
  computed: { payment_methods: number; uptime: { percent: number | null; since: string | null } };
}

async function frontPage(as = asAnonymous): Promise<FrontPage> {
  const { answer } = await as.call<{ answer: FrontPage }>('front_page');
  return answer;
}
const uptime = async () => (await frontPage()).computed.uptime;
const check = (ok: boolean) =>
  door.begin(async (sql) => {
    await sql`set local role service_role`;
    await sql`select record_health_check(${ok})`;
  });
const HOUR = 3_600_000;
const dayOf = (moment: Date) => Math.floor(moment.getTime() / (24 * HOUR));

/** Stores measurements by days (UTC) before today and reads the uptime at one moment of the database. */
async function uptimeOf(
  measure: (now: Date) => { ago: number; minutes: number; first?: Date }[],
): Promise<{ now: Date; percent: number | null; since: string | null }> {
  return owner.begin(async (sql) => {
    const [moment] = await sql<{ now: Date }[]>`select now() as now`;
    const now = moment?.now ?? new Date(0);
    const rows = measure(now).map(({ ago, minutes, first }) => {
      const midnight = new Date((dayOf(now) - ago) * 24 * HOUR);
      return { day: midnight, first_minute: first ?? midnight, up_minutes: minutes };
    });
    await sql`insert into site.uptime_days ${sql(rows)}`;
    const [row] = await sql<{ uptime: FrontPage['computed']['uptime'] }[]>`
      select public.front_page() -> 'computed' -> 'uptime' as uptime`;
    if (!row) throw new Error('The front page answered nothing.');
    return { now, ...row.uptime };
  });
}

test('a visitor and an investor get what the public pages show in one request', async () => {
  await owner`update site set contact_email = 'desk@example.com', registrations = ${owner.json([
    { authority: 'A', number: '1', url: 'https://example.com/1' },
  ])}`;
  await owner`update plans set active = false where id = 'vip'`;
  const page = await frontPage();
  expect(page.site).toEqual({
    brand: 'Glassmine',
    mode: 'sandbox',
    contact_email: 'desk@example.com',
    contact_phone: null,
    postal_location: null,
    legal_entity: null,
    risk_warning: null,
    registrations: [{ authority: 'A', number: '1', url: 'https://example.com/1' }],
    bonuses: ['profit', 'referral', 'granted'],
    identity_before: [],
    unserved_countries: [],
  });
  expect(page.plans.map(({ title }) => title)).toEqual(['Stater', 'Basic', 'Gold', 'Sliver', 'Standard']);
  expect(page.plans[1]).toEqual({
    id: 'basic',
    source_id: null,
    title: 'Basic',
    duration: '1 week',
    phs_per_dollar: null,
    price_text: '$1,000',
    min_cents: 100_000,
    max_cents: 400_000,
    top_ups_per_day: 20,
    roi_bp: 3000,
    profit_bonus_bp: 1500,
    referral_bonus_bp: 0,
    hashrate: null,
    offers: ['20 daily top up', '4000 max', '15% profit bonus'],
  });
  expect(page.computed).toEqual({ payment_methods: 9, uptime: { percent: null, since: null } });
  expect(await frontPage(asInvestor(await makeInvestor()))).toEqual(page);
});

test('a payment method counts once, however many addresses it has, and only in use and with an address', async () => {
  const methods = async () => (await frontPage()).computed.payment_methods;
  expect(await methods()).toBe(9);
  await dropAddresses(owner, 'usdt-trc20', 'litecoin');
  expect(await methods()).toBe(8);
  await owner`update payment_methods set active = false where name = 'DOGE'`;
  expect(await methods()).toBe(7);
});

describe('uptime', () => {
  test('is not said before a whole day has been measured', async () => {
    await check(true);
    const { percent, since } = await uptime();
    expect(percent).toBeNull();
    const [first] = await owner<{ minute: Date }[]>`select minute from site.health_checks`;
    expect(Date.parse(since ?? '')).toBe(first?.minute.getTime());
    await owner`update site.uptime_days set first_minute = date_trunc('minute', now()) - interval '23 hours 58 minutes'`;
    expect((await uptime()).percent).toBeNull();
    await owner`update site.uptime_days set first_minute = date_trunc('minute', now()) - interval '24 hours'`;
    expect((await uptime()).percent).not.toBeNull();
  });

  test('is about the last ninety days', async () => {
    const { now, percent, since } = await uptimeOf(() => [
      { ago: 200, minutes: 1440 },
      { ago: 90, minutes: 1440 },
      ...Array.from({ length: 89 }, (_, n) => ({ ago: 89 - n, minutes: 720 })),
    ]);
    expect(Date.parse(since ?? '')).toBe((dayOf(now) - 89) * 24 * HOUR);
    expect(percent).toBeLessThanOrEqual(50);
    expect(percent).toBeGreaterThan(49);
  });
});
