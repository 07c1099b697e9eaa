export async function fillCopies(
  run: (statement: string) => Promise<unknown>,
  id: string,
  people: string,
  rows: string,
  when: string,
): Promise<void> {
  const pool = `md5(${id}::text)::uuid`;
  await run(`insert into public.pools (id, kind, owner_id, title) select ${pool}, 'strategy', ${id}, 'Ours' ${people}`);
  await run(`
    insert into public.strategies (pool_id, idea, share_bp, record_share_bp, capacity_cents, status, published_at, shared_at)
    select ${pool}, 'Waits', 0, 0, 1000, 'offered', now(), now() ${people}`);
  await run(`
    insert into public.strategy_statistics (pool_id, basis, day, first_at, last_at, years, drawdown, peak, under_water_days, months, months_below_zero)
    select ${pool}, 'net', current_date, now(), now(), '[]', 0, 100, 0, 0, 0 ${people}`);
  await run(`
    insert into public.strategy_outcomes (pool_id, day, fee_cents, spread_cents, turnover_cents, mean_cents)
    select ${pool}, current_date, 0, 0, 0, 0 ${people}`);
  await run(`insert into public.copies (investor_id, pool_id, paid_in_cents) select ${id}, ${pool}, 1000 ${people}`);
  await run(`
    insert into public.lots (pool_id, investor_id, units, paid_cents, hwm, share_bp, request_id)
    select ${pool}, ${id}, 1, 1, 100, 0, gen_random_uuid() ${rows}`);
  await run(`
    insert into public.copy_requests (pool_id, investor_id, side, amount_cents, share_bp, asked_at)
    select ${pool}, ${id}, 'in', 1000, 0, ${when} ${rows}`);
  await run(`
    insert into public.dealings (id, pool_id, at, bid_cents, offer_cents, units_before, units_after, in_cents, out_units, out_cents, share_units, prices)
    select gen_random_uuid(), ${pool}, ${when}, 0, 0, 0, 0, 0, 0, 0, 0, '[]' ${rows}`);
  await run(`
    insert into public.appropriateness_attempts (id, investor_id, questions_version, answers, wrong, at)
    select gen_random_uuid(), ${id}, 1, '{}', '{}', ${when} ${rows}`);
}
