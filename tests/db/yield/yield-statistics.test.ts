import { expect, test } from 'vitest';
import { openStage } from '../support/stage.ts';

interface Node {
  'Node Type': string;
  'Actual Loops': number;
  Plans?: Node[];
}

const { owner, makeInvestor } = await openStage();

/** A node of a plan and all below it. */
const nodes = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodes)];

test('a treasurer’s income is shared in one pass over the packages, also when no statistics know of them, as after a restore', async () => {
  const { id } = await makeInvestor();
  const opened = '2026-02-10T12:00:00Z';
  await owner`alter table positions set (autovacuum_enabled = false)`;
  await owner`alter table positions disable trigger user`;
  await owner`
    insert into positions (id, investor_id, plan_id, principal_cents, opened_at, matures_at)
    select gen_random_uuid(), ${id}, 'stater', 10000, ${opened}, ${opened}::timestamptz + interval '7 days' from generate_series(1, 2000)`;
  // The function's own statement, planned as it is there: with its settings, and before its arguments are known.
  const [{ statement, settings } = { statement: '', settings: [] }] = await owner<
    { statement: string; settings: string[] }[]
  >`
    select replace(replace(replace(replace(replace(prosrc, 'yield_shares.plan_id', '$1'), 'yield_shares.day', '$2'), 'amount_cents', '$3'),
      'yield_shares.before', '$4'), 'yield_shares.without', '$5') as statement, proconfig as settings
    from pg_proc where oid = 'private.yield_shares'::regproc`;
  const plan = await owner.begin(async (sql) => {
    for (const [name = '', value = ''] of settings.map((setting) => setting.split('=')))
      await sql`select set_config(${name}, ${value.replaceAll('"', '')}, true)`;
    await sql`set local plan_cache_mode = force_generic_plan`;
    await sql.unsafe(`prepare shares (text, date, bigint, timestamptz, uuid[]) as ${statement}`);
    const [explained] = await sql.unsafe<{ 'QUERY PLAN': [{ Plan: Node }] }[]>(
      `explain (analyze, format json) execute shares ('stater', '2026-02-10', 150007, now(), '{}')`,
    );
    return explained?.['QUERY PLAN'][0].Plan;
  });
  const passes = plan ? nodes(plan).map((node) => [node['Node Type'], node['Actual Loops']]) : [];
  expect(passes.length).toBeGreaterThan(3);
  expect(passes.filter(([, loops]) => loops !== 1)).toEqual([]);
});
