import type { Rule } from './constraint-rules.ts';
import { alice, nobody } from './ordinary-rows.ts';

const now = new Date();

/** Every constraint that a single row of what protects copiers can break. */
export const protectionRules: Rule[] = [
  [
    'private.protection_packs',
    {
      country: 'Malta',
      version: 1,
      questions_version: 1,
      cooling_off_hours: 720,
      wait_hours: 720,
      part_bp: 10_000,
      in_force_from: now,
      added_at: now,
    },
    {
      protection_packs_country_readable: [{ country: ' ' }, { country: 'a'.repeat(61) }, { country: 'a\nb' }],
      protection_packs_version_counted: { version: 0 },
      protection_packs_cooling_off_bounded: [{ cooling_off_hours: -1 }, { cooling_off_hours: 721 }],
      protection_packs_wait_bounded: [{ wait_hours: -1 }, { wait_hours: 721 }],
      protection_packs_part_bounded: [{ part_bp: -1 }, { part_bp: 10_001 }],
      protection_packs_not_back_dated: { in_force_from: new Date(now.getTime() - 1) },
    },
  ],
  [
    'private.appropriateness_questions',
    { version: 9, id: 'losses', place: 1, choices: ['a', 'b'], right_choice: 'b' },
    {
      appropriateness_questions_id: [{ id: '' }, { id: 'Losses' }, { id: 'a'.repeat(31) }],
      appropriateness_questions_place: [{ place: 0 }, { place: 13 }],
      appropriateness_questions_choices: [
        { choices: ['b'] },
        { choices: ['a', 'b', 'c', 'd', 'e', 'f', 'g'] },
      ],
      appropriateness_questions_right_is_a_choice: { right_choice: 'c' },
    },
  ],
  [
    'public.strategy_statistics',
    {
      pool_id: alice,
      basis: 'net',
      day: '2026-03-01',
      first_at: now,
      last_at: now,
      years: '[]',
      drawdown: 0,
      under_water_days: 0,
      months: 0,
      months_below_zero: 0,
    },
    {
      strategy_statistics_basis: { basis: 'both' },
      strategy_statistics_pool_id_fkey: { pool_id: nobody },
    },
  ],
  [
    'public.strategy_outcomes',
    {
      pool_id: alice,
      day: '2026-03-01',
      holders: 10,
      below_zero: 10,
      fee_cents: 0,
      spread_cents: 0,
      turnover_cents: 0,
      mean_cents: 0,
    },
    {
      strategy_outcomes_of_ten: [
        { holders: 9, below_zero: 9 },
        { holders: null },
        { below_zero: 11 },
        { below_zero: -1 },
        { holders: null, below_zero: null, money_rate: 0.1 },
      ],
      strategy_outcomes_pool_id_fkey: { pool_id: nobody },
      balance_not_negative: { fee_cents: -1 },
    },
  ],
  [
    'public.appropriateness_attempts',
    { id: nobody, investor_id: alice, questions_version: 1, answers: {}, wrong: [] },
    {
      appropriateness_attempts_answers_object: { answers: [] },
      appropriateness_attempts_investor_id_fkey: { investor_id: nobody },
    },
  ],
];
