import type { Sql } from 'postgres';
import { marketRules } from './constraint-rules-markets.ts';
import { offersRules } from './constraint-rules-offers.ts';
import { officeRules } from './constraint-rules-office.ts';
import { planRules } from './constraint-rules-plans.ts';
import { reversalRules } from './constraint-rules-reversals.ts';
import { roleRules } from './constraint-rules-roles.ts';
import { settingsRules } from './constraint-rules-settings.ts';
import { siteRules } from './constraint-rules-site.ts';
import { unclaimedRules } from './constraint-rules-unclaimed.ts';
import { type Rule, rules } from './constraint-rules.ts';

/** An ordinary row of each table, with every constraint that a single row of it can break. */
export async function allRules(owner: Sql<{ bigint: number }>): Promise<Rule[]> {
  const [seeded] = await owner<{ id: string }[]>`select id from public.yield_postings limit 1`;
  return [
    ...rules,
    ...planRules,
    ...siteRules,
    ...officeRules,
    ...settingsRules,
    ...offersRules,
    ...roleRules,
    ...unclaimedRules,
    ...marketRules,
    ...reversalRules(seeded?.id ?? ''),
  ];
}
