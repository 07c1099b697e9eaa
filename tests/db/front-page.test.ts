import { beforeEach, describe, expect, test } from 'vitest';
import { openStage } from './support/stage.ts';

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
const ago = (hours: number) => new Date(Math.floor(Date.now() / 60_000) * 60_000 - hours * HOUR);
/** A measured day (UTC), so many days ago. */
const day = (daysAgo: number, up_minutes: number, first_minute?: Date) => {
  const midnight = new Date(Math.floor(Date.now() / 86_400_000 - daysAgo) * 86_400_000);
  return owner`insert into private.uptime_days ${owner({ day: midnight, first_minute: first_minute ?? midnight, up_minutes })}`;
};

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
  });
  expect(page.plans.map(({ title }) => title)).toEqual(['Stater', 'Basic', 'Gold', 'Sliver', 'Standard']);
  expect(page.plans[1]).toEqual({
    id: 'basic',
    title: 'Basic',
    duration: '1 week',
    price_text: '$1,000',
    min_cents: 100_000,
    roi_bp: 3000,
    offers: ['20 daily top up', '4000 max', '15% profit bonus'],
  });
  expect(page.computed).toEqual({ payment_methods: 5, uptime: { percent: null, since: null } });
  expect(await frontPage(asInvestor(await makeInvestor()))).toEqual(page);
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

test('a visitor of a site without plans or claims gets empty lists', async () => {
  await owner`update plans set active = false`;
  await owner`update claims set verified_at = null, verified_by = null`;
  expect(await frontPage()).toMatchObject({ plans: [], claims: [] });
});

describe('uptime', () => {
  test('is not said before a whole day has been measured', async () => {
    await check(true);
    const { percent, since } = await uptime();
    expect(percent).toBeNull();
    expect(Math.abs(Date.parse(since ?? '') - Date.now())).toBeLessThan(120_000);
    await owner`update private.uptime_days set first_minute = date_trunc('minute', now()) - interval '23 hours 58 minutes'`;
    expect((await uptime()).percent).toBeNull();
    await owner`update private.uptime_days set first_minute = date_trunc('minute', now()) - interval '24 hours'`;
    expect((await uptime()).percent).not.toBeNull();
  });

  test('counts a minute without a check as down', async () => {
    // Measured since 60 hours ago: for 30 minutes of those, nothing was seen.
    const since = ago(60);
    await day(Math.floor(Date.now() / 86_400_000) - Math.floor(since.getTime() / 86_400_000), 0, since);
    await owner`update private.uptime_days set up_minutes = 1440`;
    const { percent, since: from } = await uptime();
    expect(Date.parse(from ?? '')).toBe(since.getTime());
    expect(percent).toBe(Math.floor((1440 / 3600) * 10_000) / 100);
  });

  test('is rounded down, so that one lost minute shows', async () => {
    const since = ago(24 * 20);
    const first = Math.floor(Date.now() / 86_400_000) - Math.floor(since.getTime() / 86_400_000);
    let left = 20 * 1440 - 1;
    for (let n = first; n >= 0; n -= 1) {
      const minutes = Math.min(left, 1440);
      await day(n, minutes, n === first ? since : undefined);
      left -= minutes;
    }
    expect((await uptime()).percent).toBe(99.99);
  });

  test('is about the last ninety days', async () => {
    await day(200, 1440);
    await day(90, 1440);
    for (let n = 89; n >= 1; n -= 1) await day(n, 720);
    const { percent, since } = await uptime();
    expect(Date.parse(since ?? '')).toBe(new Date().setUTCHours(0, 0, 0, 0) - 89 * 24 * HOUR);
    expect(percent).toBeLessThanOrEqual(50);
    expect(percent).toBeGreaterThan(49);
  });

  test('does not count the minute that is not over', async () => {
    await day(1, 0, ago(24));
    await owner.begin(async (sql) => {
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

  test('that says nothing is refused', async () => {
    await expect(owner`select private.record_health_check(null)`).rejects.toMatchObject({ code: '23502' });
  });
});
