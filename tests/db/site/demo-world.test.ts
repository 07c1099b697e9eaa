import { createHash } from 'node:crypto';
import type { Upload } from 'local-supabase/stack.ts';
import { expect, test } from 'vitest';
import { makeWorld } from '../../../supabase/demo/world.ts';
import { cloneDatabase, migrate } from '../support/database.ts';
import { readSchema } from '../support/schema.ts';

const { owner, url } = await cloneDatabase('bare');
await migrate(url('postgres'));

const uploads: string[] = [];
const upload: Upload = (bucket, path, content) => {
  uploads.push(`${bucket}/${path}`);
  return Promise.resolve({
    size: content.length,
    mimetype: 'image/png',
    eTag: createHash('md5').update(content).digest('hex'),
  });
};
const make = () => makeWorld(url('postgres'), upload);

test('the demo world is not made on a live site', async () => {
  await owner`alter table public.site disable trigger user`;
  await owner`alter table public.site drop constraint site_live_complete`;
  await owner`update public.site set mode = 'live'`;
  expect(await make()).toBe(false);
  expect(await owner`select from auth.users`).toEqual([]);
  await owner`update public.site set mode = 'sandbox'`;
  await owner`alter table public.site enable trigger user`;
});

test('the demo world has 90 days of everything in books that verify, leaves the schema as it was, and keeps the site from going live', async () => {
  const schema = await readSchema(owner);
  expect(await make()).toBe(true);
  expect(await readSchema(owner)).toEqual(schema);
  // A second start leaves what people have made of it.
  expect(await make()).toBe(false);

  expect(await owner`select * from proof.verify()`).toEqual([]);
  expect(await owner`select * from ground.verify_audit()`).toEqual([]);
  expect(await owner`select * from proof.wrong_seals()`).toEqual([]);

  const [world] = await owner`
    with mine as (select '00000000-0000-4000-8000-000000000001'::uuid as id),
    records as (
      select s.status, (select m.net_price from marks m where m.pool_id = s.pool_id order by m.at desc limit 1) < 100 as loses,
        (select count(*) from fills f where f.pool_id = s.pool_id) >= 10 as trades,
        (select count(distinct l.investor_id) from lots l where l.pool_id = s.pool_id and l.units > 0) >= 2 as is_copied
      from strategies s)
    select
      (select count(*) from records) as strategies, (select count(*) from records where trades and is_copied) as traded,
      (select count(*) between 2 and 4 from records where loses) as losing, (select count(*) from records where status = 'suspended') as suspended,
      (select count(distinct y.day) from ledger.transfers t join yield_postings y on y.id = t.posting_id, mine where t.investor_id = mine.id) >= 60 as earned,
      (select bool_and(y.evidence like 'Stated by this sandbox: %' or y.posted_by is null) from yield_postings y) as marked,
      (select count(*) >= 12 and bool_and(d.tried is not null) from mining.days d) as mined,
      (select count(*) from positions x, mine where x.investor_id = mine.id and x.status = 'active') as plans,
      (select count(*) from withdrawals w, mine where w.investor_id = mine.id and w.status = 'paid') as paid,
      (select count(*) from orders o join pools p on p.id = o.pool_id, mine where p.owner_id = mine.id) as orders,
      (select count(*) from copies c, mine where c.investor_id = mine.id and c.ended_at is null) as copies,
      (select count(*) from deposits where status = 'pending') as deposits, (select count(*) from withdrawals where status = 'pending') as withdrawals,
      (select count(*) from kyc_cases where status = 'pending') as identities, (select count(*) from contact_messages) as messages,
      (select count(*) from signals g cross join lateral signals.signal_outcome(g) o where o.is_over) as signals,
      (select mail_notifications from site) as mails, (select count(*) from last_quotes where received_at > now() - interval '10 minutes') as prices`;
  expect(world).toEqual({
    strategies: 6,
    traded: 6,
    // The moment at which it is made decides about one that stands near its start.
    losing: true,
    suspended: 1,
    earned: true,
    marked: true,
    mined: true,
    plans: 3,
    paid: 1,
    orders: 5,
    copies: 1,
    deposits: 8,
    withdrawals: 4,
    identities: 3,
    messages: 2,
    signals: 3,
    mails: true,
    prices: 5,
  });
  // The seed dates what it sets aside at its own day.
  const misdated = await owner`
    select distinct code from ledger.transfers where value_date > (created_at at time zone 'utc')::date + 6`;
  expect(misdated).toEqual([]);
  const proofs = await owner<{ proof_path: string }[]>`select proof_path from deposits where status = 'pending'`;
  expect(uploads).toEqual(expect.arrayContaining(proofs.map((one) => `proofs/${one.proof_path}`)));

  const missing =
    await owner`select missing from whole.live_requirements() where requirement like 'sandbox%' and missing <> '{}'`;
  expect(missing).toHaveLength(2);
}, 300_000);
