import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { whoHeard } from '../support/heard.ts';
import { openStage } from '../support/stage.ts';

const stage = await openStage();
const { owner, asOperator, makeInvestor, operator } = stage;

test('each kind of proposal is announced, and counted on its page, in the menu and at home, until it is confirmed or cancelled', async () => {
  const [by, other] = [operator('admin').id, operator('treasurer').id];
  const [halt] = await owner<{ id: number }[]>`
    insert into private.halts (instrument_id, halted_at, agreed_mid, agreed_since, agreed_at)
    select 'BTC-USD', now(), 100, now(), now() returning id::int`;
  const propose = {
    insurance: (id: string) => owner`
      insert into private.insurance_payouts (id, event, happened_on, evidence, amount_cents, lost_cents, proposed_by)
      values (${id}, 'A broken pump', '2026-01-01', 'stated by the insurer', 1, 1, ${by})`,
    exchanges: (id: string) => owner`
      insert into private.exchange_choices (id, exchanges, proposed_by) values (${id}, '{coinbase,kraken}', ${by})`,
    resumptions: (id: string) => owner`
      insert into private.resumptions (id, halt_id, seen_mid, reason, proposed_by) values (${id}, ${halt?.id ?? 0}, 100, 'As elsewhere', ${by})`,
    plans: (id: string) => owner`
      insert into private.proposals (id, kind, subject, changes, proposed_by) values (${id}, 'plan', 'basic', '{"active": [true, false]}', ${by})`,
    site: (id: string) => owner`
      insert into private.proposals (id, kind, subject, changes, proposed_by) values (${id}, 'switch', 'identity_before_plan', '{"on": [false, true]}', ${by})`,
    trading: (id: string) => owner`
      insert into private.trading_changes (id, instrument_id, old_trading, trading, reason, proposed_by)
      values (${id}, 'BTC-USD', 'open', 'sell_only', 'A rule', ${by})`,
  };
  const TABLES = {
    insurance: ['insurance_payouts', 'booked'],
    exchanges: ['exchange_choices', 'confirmed'],
    resumptions: ['resumptions', 'confirmed'],
    plans: ['proposals', 'confirmed'],
    site: ['proposals', 'confirmed'],
    trading: ['trading_changes', 'confirmed'],
  } as const;
  const counted = async (page: string) => {
    const menu = await asOperator('reviewer').call<Record<string, number>>('queue_counts');
    const proposals = (
      (await asOperator('reviewer').call('operator_home'))['answer'] as {
        proposals: { kind: string; cases: number }[];
      }
    ).proposals;
    return [menu[page], proposals.find(({ kind }) => kind === page)?.cases ?? 0];
  };
  await makeInvestor();
  for (const kind of Object.keys(propose) as (keyof typeof propose)[]) {
    const page = kind === 'resumptions' ? 'exchanges' : kind;
    const [table, done] = TABLES[kind];
    for (const end of [done, 'cancelled']) {
      const id = randomUUID();
      expect(await counted(page)).toEqual([0, 0]);
      await owner`delete from realtime.messages`;
      await propose[kind](id);
      expect(await whoHeard(owner, table)).toEqual({ operators: 1 });
      expect(await counted(page)).toEqual([1, 1]);
      await owner`
        update private.${owner(table)} set ${owner(`${end}_by`)} = ${other}, ${owner(`${end}_at`)} = now() where id = ${id}`;
    }
    expect(await counted(page)).toEqual([0, 0]);
  }
});
