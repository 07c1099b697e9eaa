import type { Sql } from 'postgres';
import { copyingRules } from './constraint-rules-copying.ts';
import { insuranceRules } from './constraint-rules-insurance.ts';
import { marketRules } from './constraint-rules-markets.ts';
import { offersRules } from './constraint-rules-offers.ts';
import { officeRules } from './constraint-rules-office.ts';
import { planRules } from './constraint-rules-plans.ts';
import { protectionRules } from './constraint-rules-protection.ts';
import { reversalRules } from './constraint-rules-reversals.ts';
import { roleRules } from './constraint-rules-roles.ts';
import { safetyRules } from './constraint-rules-safety.ts';
import { settingsRules } from './constraint-rules-settings.ts';
import { siteRules } from './constraint-rules-site.ts';
import { tradingRules } from './constraint-rules-trading.ts';
import { unclaimedRules } from './constraint-rules-unclaimed.ts';
import { type Rule, rules } from './constraint-rules.ts';
import { alice, treasurer } from './ordinary-rows.ts';

/** An ordinary row of each table, with every constraint that a single row of it can break. */
export async function allRules(owner: Sql<{ bigint: number }>): Promise<Rule[]> {
  const [seeded] = await owner<{ id: string }[]>`select id from public.yield_postings limit 1`;
  // One that was stopped, so that another may wait next to it.
  await owner`
    insert into private.insurance_payouts (id, event, happened_on, evidence, amount_cents, lost_cents, proposed_by, cancelled_by, cancelled_at)
    values (${alice}, 'Stopped', '2026-03-01', 'Nothing was lost', 1, 1, ${treasurer}, ${treasurer}, now())
    on conflict do nothing`;
  const strategy = '00000000-0000-4000-8000-0000000000aa';
  await owner`
    insert into public.pools (id, kind, owner_id, title) values (${strategy}, 'strategy', ${alice}, 'Ours') on conflict do nothing`;
  await owner`
    insert into public.strategies (pool_id, idea, share_bp, record_share_bp, capacity_cents)
    values (${strategy}, 'Waits', 0, 0, 1) on conflict do nothing`;
  await owner`
    insert into public.pools (id, owner_id, title, opened_at, closed_at) values (${alice}, ${alice}, 'Over', now(), now()) on conflict do nothing`;
  const [halt] = await owner<{ id: number }[]>`
    insert into private.halts (instrument_id, halted_at, agreed_mid, agreed_since, agreed_at, ended_at)
    values ('BTC-USD', '2026-03-01', 1, '2026-03-01', '2026-03-01', '2026-03-01') returning id`;
  const [job] = await owner<{ id: number }[]>`
    insert into private.jobs (kind, asked_by) values ('yield', ${treasurer}) returning id::int`;
  return [
    ...rules,
    ...planRules,
    ...siteRules,
    ...officeRules(job?.id ?? 0),
    ...settingsRules,
    ...offersRules,
    ...roleRules,
    ...safetyRules,
    ...unclaimedRules,
    ...marketRules(halt?.id ?? 0),
    ...insuranceRules(alice),
    ...tradingRules,
    ...copyingRules(strategy),
    ...protectionRules,
    ...reversalRules(seeded?.id ?? ''),
  ];
}
