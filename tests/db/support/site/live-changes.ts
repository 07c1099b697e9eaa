import { attestation } from '../money/reserves.ts';
import type { Stage } from '../stage.ts';
import { NEW_PLAN } from './offers.ts';
import { DETAILS } from './settings.ts';

type Row = Record<string, unknown>;
const reason = 'Asked for';

/**
 * A change that one admin requests, where it would become visible, what else they request, and the page that counts
 * it.
 */
type Change = [what: string, name: string, args: () => Promise<Row> | Row, seen: string, other: Row, page: string];

export function changesOfLiveSite({ owner, asOperator }: Stage): Change[] {
  const admin = asOperator('admin');
  const site = async () => (await owner<{ version: number }[]>`select version from public.site`)[0]?.version;
  const method = async () =>
    (await admin.rows<{ name: string; kind: string; version: string }>('method_desk')).find(
      ({ kind }) => kind === 'withdrawal',
    );
  return [
    [
      'the legal entity',
      'save_site',
      async () => ({ ...DETAILS, legal_entity: 'Another Ltd', version: await site() }),
      'select legal_entity from public.site',
      { legal_entity: 'A third Ltd' },
      'site',
    ],
    [
      'a plan whose terms book a bonus of $100,000',
      'save_plan',
      () => ({
        ...NEW_PLAN,
        max_cents: 100_000_000,
        price_text: '$50',
        offers: ['1 daily top up'],
        referral_bonus_bp: 1000,
      }),
      `select count(*) from public.plans where id = 'new'`,
      { roi_bp: 200 },
      'plans',
    ],
    [
      'no limit on bonuses',
      'set_limit',
      async () => {
        await admin.call('set_limit', { role: 'treasurer', kind: 'bonus', max_cents: 5, reason });
        return { role: 'treasurer', kind: 'bonus', seen_cents: 5, reason };
      },
      `select count(*) from desk.role_limits where role = 'treasurer'`,
      { max_cents: 50 },
      'role_changes',
    ],
    [
      'a higher fee',
      'set_withdrawal_method',
      async () => {
        const { name, version } = (await method()) ?? { name: '', version: '' };
        return {
          method: name,
          seen: version,
          in_use: true,
          min_cents: 50_000,
          fee_cents: 2500,
          duration: '48hrs',
          reason,
        };
      },
      'select sum(fee_cents) from public.withdrawal_methods',
      { fee_cents: 2400 },
      'methods',
    ],
    [
      'a way to pay in',
      'set_payment_method',
      async () => {
        await admin.call('set_payment_method', { method: 'bitcoin', in_use: false, reason });
        return { method: 'bitcoin', in_use: true, reason };
      },
      `select active from public.payment_methods where name = 'bitcoin'`,
      { reason: 'Another' },
      'methods',
    ],
    [
      'an explorer',
      'set_explorer',
      () => ({
        chain: 'Bitcoin',
        network: 'main',
        seen: 'https://mempool.space/tx/{id}',
        template: 'https://example.com/{id}',
        reason,
      }),
      `select template from payments.explorers where chain = 'Bitcoin' and network = 'main'`,
      { template: 'https://example.org/{id}' },
      'methods',
    ],
    [
      'evidence of capacity',
      'evidence_capacity',
      () => ({ plan_id: 'basic', capacity_cents: 100, evidence: 'stated by the lessor' }),
      'select count(*) from plans.plan_capacity',
      { capacity_cents: 200 },
      'yield',
    ],
    [
      'what the house holds',
      'attest_reserve',
      () => attestation({}),
      'select count(*) from public.reserve_attestations',
      { amount: '2' },
      'proof',
    ],
    [
      'which countries are served',
      'set_unserved_countries',
      async () => {
        await admin.call('set_unserved_countries', { countries: ['KP'], seen: [], reason });
        return { countries: [], seen: ['KP'], reason };
      },
      'select unserved_countries from public.site',
      { reason: 'Another' },
      'site',
    ],
    [
      'what a person must prove before a withdrawal',
      'propose_switch',
      () => ({ kind: 'identity_before_withdrawal', turn_on: false, reason }),
      'select identity_before from public.site',
      { reason: 'Another' },
      'site',
    ],
    [
      'which bonuses are given',
      'propose_switch',
      () => ({ kind: 'granted', turn_on: true, reason }),
      'select bonuses from public.site',
      { reason: 'Another' },
      'plans',
    ],
    [
      'the exchanges that prices come from',
      'propose_exchanges',
      () => ({ exchanges: ['kraken', 'gemini'] }),
      'select markets.decided_exchanges()',
      { exchanges: ['kraken', 'bitstamp'] },
      'exchanges',
    ],
    [
      'whether a halted instrument has a price again',
      'propose_resumption',
      () => ({ instrument_id: 'BTC-USD', seen_mid: 9_500_000, reason }),
      'select resumed_at from markets.halts',
      { reason: 'Another' },
      'exchanges',
    ],
    [
      'whether an instrument is traded',
      'propose_trading',
      () => ({ instrument_id: 'ETH-USD', trading: 'sell_only', reason }),
      `select trading from public.instruments where id = 'ETH-USD'`,
      { trading: 'none' },
      'trading',
    ],
  ];
}
