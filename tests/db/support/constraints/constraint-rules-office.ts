import type { Rule } from './constraint-rules.ts';
import { alice, nobody, now, reviewer, treasurer } from './ordinary-rows.ts';

const refused = { status: 'refused', decided_by: treasurer, ended_at: now, refusal: 'No' };

/** Every constraint that a single row can break, of what operators keep. */
export const officeRules = (job: number): Rule[] => [
  [
    'private.case_leases',
    { case_id: nobody, queue: 'deposits', operator_id: reviewer, held_until: now },
    {
      case_leases_queue: { queue: 'profiles' },
      case_leases_operator_id_fkey: { operator_id: alice },
    },
  ],
  [
    'private.operator_visits',
    { operator_id: reviewer, event_id: 1 },
    {
      operator_visits_event_not_negative: { event_id: -1 },
      operator_visits_operator_id_fkey: { operator_id: alice },
    },
  ],
  [
    'private.freezes',
    { person_id: alice, reason: 'Asked for by the bank', frozen_by: reviewer },
    {
      freezes_reason_given: [{ reason: ' ' }, { reason: 'a'.repeat(501) }],
      freezes_not_by_oneself: { frozen_by: alice },
      freezes_person_id_fkey: { person_id: nobody },
      freezes_frozen_by_fkey: { frozen_by: nobody },
    },
  ],
  [
    'private.corrections',
    {
      id: nobody,
      investor_id: alice,
      amount_cents: -100,
      reason: 'Credited twice',
      corrects: 'Line 17',
      proposed_by: reviewer,
    },
    {
      corrections_amount_sensible: [
        { amount_cents: 0 },
        { amount_cents: 100_000_000_001 },
        { amount_cents: -100_000_000_001 },
      ],
      corrections_reason_given: [{ reason: ' ' }, { reason: 'a'.repeat(501) }, { reason: 'a\nb' }],
      corrections_corrects_given: [{ corrects: ' ' }, { corrects: 'a'.repeat(201) }, { corrects: 'a\nb' }],
      corrections_kind: { kind: 'gift' },
      corrections_corrects_something: [{ corrects: null }, { kind: 'bonus', amount_cents: 1 }],
      corrections_of_a_deposit: { kind: 'deposit_correction' },
      corrections_receivable_within: { receivable_cents: 1 },
      corrections_deposit_id_fkey: { kind: 'deposit_correction', deposit_id: nobody },
      corrections_bonus_given: { kind: 'bonus', corrects: null, amount_cents: -1 },
      corrections_status: { status: 'lost', ended_at: now },
      corrections_refusal_short: [
        { ...refused, refusal: ' ' },
        { ...refused, refusal: 'a'.repeat(501) },
      ],
      corrections_two_people: { ...refused, decided_by: reviewer },
      corrections_not_proposed_by_owner: { proposed_by: alice },
      corrections_not_decided_by_owner: { ...refused, decided_by: alice },
      corrections_decided_by_somebody: [
        { status: 'booked', ended_at: now },
        { status: 'withdrawn', ended_at: now, decided_by: treasurer },
      ],
      corrections_ended_when_over: [{ ended_at: now }, { ...refused, ended_at: null }],
      corrections_refused_with_reason: [{ refusal: 'No' }, { ...refused, refusal: null }],
      corrections_investor_id_fkey: { investor_id: nobody },
      corrections_proposed_by_fkey: { proposed_by: nobody },
      corrections_decided_by_fkey: { ...refused, decided_by: nobody },
    },
  ],
  [
    'private.plan_capacity',
    {
      plan_id: 'basic',
      capacity_cents: 100,
      sold_cents: 0,
      evidence: 'hosting contract',
      evidenced_by: reviewer,
    },
    {
      plan_capacity_not_negative: { capacity_cents: -1 },
      plan_capacity_phs_not_negative: { capacity_phs: -1 },
      plan_capacity_evidence_given: [{ evidence: ' xy ' }, { evidence: 'a'.repeat(501) }],
      plan_capacity_plan_id_fkey: { plan_id: 'none' },
      plan_capacity_evidenced_by_fkey: { evidenced_by: nobody },
    },
  ],
  [
    'private.jobs',
    { kind: 'yield', subject: alice, asked_by: treasurer },
    {
      jobs_kind: { kind: 'another' },
      jobs_details_object: { details: [] },
      jobs_asked_by_fkey: { asked_by: nobody },
      jobs_state: { state: 'another' },
      jobs_done_not_negative: { done: -1 },
      jobs_done_within_total: [{ done: 1 }, { done: 2, total: 1 }],
      jobs_end_whole: [{ state: 'done' }, { ended_at: now }],
      jobs_error_whole: [{ state: 'failed' }, { error: 'unknown' }],
    },
  ],
  [
    'private.job_slices',
    { job_id: job, after: 0, upto: 1, lines: `{"(${nobody},${alice},1,f)"}` },
    {
      job_slices_job_id_fkey: { job_id: -1 },
      job_slices_in_order: [{ after: 1 }, { after: -1 }],
      job_slices_whole: [{ upto: 2 }, { lines: '{}' }],
    },
  ],
  [
    'private.book_checks',
    { checked_by: reviewer, ledger_problems: [], audit_problems: 0 },
    {
      book_checks_problems_list: { ledger_problems: {} },
      book_checks_count_not_negative: { audit_problems: -1 },
      book_checks_lines_positive: { lines: 0 },
      book_checks_checked_by_fkey: { checked_by: nobody },
    },
  ],
  [
    'private.book_check_run',
    { begun_at: now },
    {
      book_check_run_only_row: { only_row: false },
      book_check_run_done_not_negative: { done: -1 },
      book_check_run_problems_list: { problems: {} },
      book_check_run_checked_by_fkey: { checked_by: nobody },
    },
  ],
  ['ledger.checkpoint', { through_id: 1, checked_at: now }, { checkpoint_only_row: { only_row: false } }],
];
