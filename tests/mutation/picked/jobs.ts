/** Edits of the functions that work in slices; see `picked.ts`. */
export const jobEdits: Record<string, [find: string, replacement: string][]> = {
  'private.take_slice': [[' and s.after = job.done', '']],
  'private.share_slice': [
    ['case when p.id is null then l.holder_id end', 'l.holder_id'],
    ["case when p.id is null then 'available' else 'unclaimed' end", "'available'"],
    ['a.profit_cents + e.amount', 'a.profit_cents'],
  ],
  'private.tell_of_posting': [
    ['slice.after > 0', 'true'],
    ['slice.after > 0', 'false'],
    ['private.spread_ms()', '0'],
  ],
  'private.advance_yield': [
    ['where s.share_cents > 0', ''],
    ["posting.posted_by, (job.details ->> 'proposed_by')::uuid", "(job.details ->> 'proposed_by')::uuid"],
    [", (job.details ->> 'proposed_by')::uuid], null", '], null'],
    ['posting.amount_cents, posting.posted_at', "posting.amount_cents, 'infinity'"],
    ['if job.done = job.total then', 'if true then'],
  ],
  'private.has_many_holders': [
    ['x.plan_id = has_many_holders.plan_id\n      and ', ''],
    ['count(*) > private.slice_size()', 'count(*) >= private.slice_size()'],
    ["and least(x.matures_at, x.closed_at) > has_many_holders.day::timestamp at time zone 'utc'", ''],
  ],
  'private.advance_yield_reversal': [
    ['dense_rank()', 'row_number()'],
    ["perform private.audit('yield_taken_back'", "perform jsonb_build_array('yield_taken_back'"],
    [" and t.debit = 'receivables' and t.id <= counted_to", ' and t.id <= counted_to'],
    [" and t.posting_id = posting.id and t.debit = 'receivables')));", ')));'],
    ['receivable + (', '('],
    ['t.id > counted_to and ', ''],
    ['if job.done = job.total then', 'if true then'],
    ['if job.done = job.total then\n    perform private.audit', 'if true then\n    perform private.audit'],
  ],
  'private.unclaimed_of': [
    [' where x.investor_id = unclaimed_of.person_id', ''],
    [' where u.person_id = unclaimed_of.person_id', ''],
    ["when t.credit = 'unclaimed' then t.amount_cents else -t.amount_cents", 'when true then t.amount_cents'],
  ],
  'private.largest_shares': [
    ['limit 200', ''],
    ['where largest_shares.amount_cents > 0', ''],
  ],
  'private.start_yield_preview': [
    ["and j.ended_at < now() - interval '1 hour'", ''],
    ["interval '1 hour'", "interval '1 day'"],
    ['count(*) >= 10', 'count(*) > 10'],
    [' and j.ended_at is null) then', ') then'],
  ],
  'private.yield_preview': [
    [" and j.state = 'done'", ''],
    [" and j.kind = 'yield_preview'", ''],
  ],
  'private.start_job': [
    ['is_small and ', ''],
    [" and j.state = 'done'", ''],
    ["delete from private.jobs j where j.id = job.id and j.state = 'done';", ''],
  ],
  'private.advance_job': [
    ["case when job.done = job.total then 'done' else 'working' end", "'working'"],
    [', error = null', ''],
  ],
  'private.run_slice': [
    ['for update skip locked', 'for update'],
    ['order by j.id\n', 'order by j.id desc\n'],
    ["interval '1 minute'", "interval '1 second'"],
    ["if job.state <> 'done' then", 'if true then'],
  ],
  'private.list_jobs': [
    ["interval '10 minutes'", "interval '1 hour'"],
    ['limit 100', ''],
  ],
  'private.waits_for_worker': [
    ["interval '1 hour'", "interval '2 hours'"],
    [' and j.total is null', ''],
  ],
};
