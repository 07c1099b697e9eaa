import postgres from 'postgres';
import { expect, test } from 'vitest';
import { NEW_PLAN } from '../support/site/offers.ts';
import { openStage } from '../support/stage.ts';

// A function that locks a whole table waits for it before it looks at anything.
const { owner, asOperator } = await openStage();
const WAITED = '55P03';

/** What each calls is refused after it has had its turn, so that no other lock makes it wait. */
const turns: [name: string, table: string, held: string, args: Record<string, string | number | boolean>][] =
  [
    ['save_plan', 'public.plans', 'share', { ...NEW_PLAN, offers: '{}', seen: 'stale' }],
    [
      'set_limit',
      'private.role_limits',
      'share',
      { role: 'admin', kind: 'bonus', max_cents: 1, reason: 'Asked for', seen_cents: 2 },
    ],
    [
      'set_role',
      'private.operators',
      'share',
      { person_id: '00000000-0000-4000-8000-00000000dead', new_role: 'admin' },
    ],
    [
      'evidence_capacity',
      'public.positions',
      'share',
      { plan_id: 'stater', capacity_cents: 100_000_000, evidence: 'stated by the host' },
    ],
  ];

test.each(turns)(
  '%s waits while another transaction holds %s in %s mode',
  async (name, table, held, args) => {
    const names = Object.keys(args);
    const answer = await owner.begin(async (holding) => {
      await holding.unsafe(`lock table ${table} in ${held} mode`);
      return asOperator('admin')
        .transaction(async (sql) => {
          await sql`set local lock_timeout = '10ms'`;
          await sql.unsafe(
            `select public.${name}(${names.map((key, n) => `"${key}" => $${n + 1}`).join(', ')})`,
            Object.values(args),
          );
          return 'did not wait';
        })
        .catch((error: unknown) => (error instanceof postgres.PostgresError ? error.code : error));
    });
    expect(answer).toBe(WAITED);
  },
);

test('a snapshot waits for another one that is being taken', async () => {
  const taken = await owner.begin(async (holding) => {
    await holding`lock table public.liability_snapshots in share mode`;
    return owner
      .begin(async (sql) => {
        await sql`set local lock_timeout = '10ms'`;
        // Refused, for its moment is still to come.
        await sql`select private.take_snapshot(now() + interval '1 hour')`;
      })
      .catch((error: unknown) => (error instanceof postgres.PostgresError ? error.code : error));
  });
  expect(taken).toBe(WAITED);
});
