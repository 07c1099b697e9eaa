import { beforeEach, describe, expect, test } from 'vitest';
import { awayFromMidnight } from '../support/midnight.ts';
import { dropAddresses } from '../support/money/methods.ts';
import { openStage } from '../support/stage.ts';

beforeEach(awayFromMidnight);

const { owner, door, asAnonymous, asInvestor, makeInvestor, operator } = await openStage();

beforeEach(async () => {
  await owner`truncate private.health_checks, private.uptime_days`;
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
/** The beginning of the database's minute, so many hours before a moment. */
const hoursBefore = (moment: Date, hours: number) =>
  new Date(Math.floor(moment.getTime() / 60_000) * 60_000 - hours * HOUR);
const dayOf = (moment: Date) => Math.floor(moment.getTime() / (24 * HOUR));

/** What was measured, by day (UTC) before today, and then the uptime: both at one moment of the database, whatever the time is. */
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
    await sql`insert into private.uptime_days ${sql(rows)}`;
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
    title: 'Basic',
    duration: '1 week',
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
  // USDT has two addresses.
  expect(await methods()).toBe(9);
  await dropAddresses(owner, 'usdt-trc20', 'litecoin');
  expect(await methods()).toBe(8);
  await owner`update payment_methods set active = false where name = 'DOGE'`;
  expect(await methods()).toBe(7);
});

test('a visitor sees the newest twenty claims of those with a verified proof', async () => {
  await owner`insert into claims (text, evidence_url) values ('Trust us', 'https://example.com')`;
  expect((await frontPage()).claims).toEqual([]);
  await owner`
    insert into claims (text, evidence_url, verified_by, verified_at)
    select 'Claim ' || n, 'https://example.com/' || n, ${operator('admin').id}, now() - n * interval '1 day'
    from generate_series(1, 25) n`;
  const { claims } = await frontPage();
  expect(claims).toHaveLength(20);
  expect(claims[0]).toEqual({ text: 'Claim 1', evidence_url: 'https://example.com/1' });
});

describe('uptime', () => {
  test('is not said before a whole day has been measured', async () => {
    await check(true);
    const { percent, since } = await uptime();
    expect(percent).toBeNull();
    const [first] = await owner<{ minute: Date }[]>`select minute from private.health_checks`;
    expect(Date.parse(since ?? '')).toBe(first?.minute.getTime());
    await owner`update private.uptime_days set first_minute = date_trunc('minute', now()) - interval '23 hours 58 minutes'`;
    expect((await uptime()).percent).toBeNull();
    await owner`update private.uptime_days set first_minute = date_trunc('minute', now()) - interval '24 hours'`;
    expect((await uptime()).percent).not.toBeNull();
  });

  test('is rounded down, so that one lost minute shows', async () => {
    const { percent } = await uptimeOf((moment) => {
      const first = hoursBefore(moment, 24 * 20);
      const oldest = dayOf(moment) - dayOf(first);
      let left = 20 * 1440 - 1;
      return Array.from({ length: oldest + 1 }, (_, n) => {
        const minutes = Math.min(left, 1440);
        left -= minutes;
        return { ago: oldest - n, minutes, ...(n === 0 && { first }) };
      });
    });
    expect(percent).toBe(99.99);
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

  test('does not count the minute that is not over', async () => {
    await owner.begin(async (sql) => {
      await sql`
        insert into private.uptime_days (day, first_minute, up_minutes)
        select ((now() - interval '1 day') at time zone 'utc')::date, date_trunc('minute', now()) - interval '1 day', 0`;
      await sql`select private.record_health_check(true)`;
      const [row] = await sql<{ uptime: unknown }[]>`select private.uptime()`;
      expect(row?.uptime).toMatchObject({ percent: 0 });
    });
  });
});

describe('a check', () => {
  test('that fails is not made good by another one in the same minute', async () => {
    await owner.begin(async (sql) => {
      await sql`select private.record_health_check(true)`;
      expect(await sql`select up_minutes from private.uptime_days`).toEqual([{ up_minutes: 1 }]);
      await sql`select private.record_health_check(false)`;
      await sql`select private.record_health_check(true)`;
      expect(await sql`select up_minutes from private.uptime_days`).toEqual([{ up_minutes: 0 }]);
      expect(await sql`select ok from private.health_checks`).toEqual([{ ok: false }]);
    });
  });

  test('counts its own day alone, and those of a week ago are thinned to days', async () => {
    await owner`
      insert into private.health_checks (minute, ok)
      select date_trunc('minute', now()) - n * interval '1 day', true from generate_series(1, 10) n`;
    await check(true);
    expect(await owner`select up_minutes from private.uptime_days`).toEqual([{ up_minutes: 1 }]);
    expect(await owner`select from private.health_checks`).toHaveLength(8);
  });
});
