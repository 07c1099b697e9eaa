/** Edits of the functions that book yield and bonuses; see `../picked.ts`. */
export const grantEdits: Record<string, [find: string, replacement: string][]> = {
  'private.grant_bonus': [
    ['perform private.audit(', 'perform jsonb_build_array('],
    ['perform private.take_turn(grant_bonus.investor_id);', ''],
    ["perform private.respect_limit('bonus', grant_bonus.investor_id, grant_bonus.amount_cents);", ''],
    [' and p.closed_at is not null', ''],
    ["not private.needs_second_person('bonus', grant_bonus.investor_id, grant_bonus.amount_cents)", 'true'],
  ],
  'private.book_bonus': [
    ['perform private.audit(', 'perform jsonb_build_array('],
    [", 'proposed_by', proposed_by", ''],
  ],
  'private.check_yield': [
    ["(now() at time zone 'utc')::date - private.yield_window()", "'-infinity'"],
    ['check_yield.amount_cents < 0 and ', ''],
    ["check_yield.day <= (now() at time zone 'utc')::date - 30", 'false'],
    ['::date - 30', '::date - 31'],
    ['::date - 30', '::date - 29'],
  ],
  'private.refuse_own_yield': [
    [' and x.investor_id = any (operators)', ''],
    ['x.plan_id = refuse_own_yield.plan_id and ', ''],
    [" and least(x.matures_at, x.closed_at) > refuse_own_yield.day::timestamp at time zone 'utc'", ''],
    [
      'least(x.matures_at, x.closed_at) > refuse_own_yield',
      'least(x.matures_at, x.closed_at) >= refuse_own_yield',
    ],
    ['least(x.matures_at, x.closed_at) > refuse_own_yield', 'x.matures_at > refuse_own_yield'],
    [" and x.opened_at < (refuse_own_yield.day + 1)::timestamp at time zone 'utc'", ''],
  ],
  'private.book_yield': [
    ['perform private.audit(', 'perform jsonb_build_array('],
    [", 'proposed_by', book_yield.proposed_by", ''],
    ['array[operator, book_yield.proposed_by]', 'array[operator]'],
    ['array[operator, book_yield.proposed_by]', 'array[book_yield.proposed_by]'],
    ['posting.amount_cents > 0 then', 'posting.amount_cents > -1000000 then'],
    ['posting.amount_cents = book_yield.amount_cents and ', ''],
    [' and posting.evidence = book_yield.evidence', ''],
  ],
  'private.post_yield': [
    ["private.needs_second_person('yield', null, abs(post_yield.amount_cents)) or ", ''],
    ['abs(post_yield.amount_cents)', 'post_yield.amount_cents'],
    ['perform private.take_turn(null);', ''],
    [' and num_nonnulls(y.confirmed_at, y.cancelled_at) = 0', ''],
    [' and y.reversed_at is null', ''],
  ],
  'private.propose_yield': [
    ['perform private.audit(', 'perform jsonb_build_array('],
    ['perform private.refuse_own_yield(propose_yield.plan_id, propose_yield.day, array[operator]);', ''],
    [' and num_nonnulls(y.confirmed_at, y.cancelled_at) = 0', ''],
    [
      '(y.amount_cents::bigint, y.evidence, y.proposed_by) = (propose_yield.amount_cents, propose_yield.evidence, operator)',
      'true',
    ],
  ],
  'private.confirm_yield': [
    [', proposal.evidence, operator, proposal.proposed_by', ', proposal.evidence, operator'],
    ['perform private.check_yield(proposal.plan_id, proposal.day, proposal.amount_cents);', ''],
    ['where y.id = confirm_yield.proposal_id for update;', 'where y.id = confirm_yield.proposal_id;'],
  ],
  'private.cancel_yield': [['perform private.audit(', 'perform jsonb_build_array(']],
};
