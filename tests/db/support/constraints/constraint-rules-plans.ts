import { proposalRules } from './constraint-rules-proposals.ts';
import type { Rule } from './constraint-rules.ts';
import { alice, nobody, now, plan, position, reviewer, treasurer } from './ordinary-rows.ts';

const ENDED = { status: 'matured', closed_at: now };

/** Every constraint of plans and of what was bought of them. */
export const planRules: Rule[] = [
  [
    'private.switch_changes',
    { kind: 'profit', turn_on: false, reason: 'Asked for', proposed_by: treasurer },
    {
      switch_changes_kind: { kind: 'gifts' },
      switch_changes_reason_given: [{ reason: ' ' }, { reason: 'a'.repeat(501) }],
      ...proposalRules('switch_changes', treasurer),
    },
  ],
  [
    'public.positions',
    position,
    {
      amount_within_bounds: { principal_cents: 0 },
      positions_referral_bonus_not_negative: { referral_bonus_cents: -1 },
      positions_package_id_fkey: { package_id: nobody },
      positions_promises_of_packages: [
        { package_id: alice },
        { package_id: reviewer, hashrate: 1 },
        { package_id: reviewer, max_cents: 1 },
        { package_id: reviewer, top_ups_per_day: 1 },
        { package_id: reviewer, profit_bonus_bp: 1 },
        { package_id: reviewer, referral_bonus_cents: 1 },
      ],
      positions_bonus_settled_whole: [
        { ...ENDED, profit_bonus_cents: 1 },
        { ...ENDED, bonus_settled_at: now },
        { ...ENDED, profit_bonus_cents: -1, bonus_settled_at: now },
        { profit_bonus_cents: 1, bonus_settled_at: now },
      ],
      positions_referral_settled_after_term: { referral_settled_at: now },
      positions_closed_at_fits: [{ status: 'matured' }, { status: 'closed' }, { closed_at: now }],
    },
  ],
  [
    'public.plans',
    plan,
    {
      plans_term_positive: { term: '0 days' },
      amount_within_bounds: { min_cents: 0 },
      plans_roi_not_negative: { roi_bp: -1 },
      plans_max_not_below_min: { max_cents: 99 },
      plans_top_ups_bounded: [{ top_ups_per_day: -1 }, { top_ups_per_day: 101 }],
      plans_profit_bonus_bounded: [{ profit_bonus_bp: -1 }, { profit_bonus_bp: 3501 }],
      plans_hashrate_positive: { hashrate: 0 },
      plans_referral_bonus_bounded: [{ referral_bonus_bp: -1 }, { referral_bonus_bp: 1001 }],
      plans_position_key: { position: 1 },
    },
  ],
];
