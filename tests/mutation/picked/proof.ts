/** The same as `pickedEdits`, of the proof of liabilities and what is published. */
export const proofEdits: Record<string, [find: string, replacement: string][]> = {
  'private.take_snapshot': [
    ['lock table public.liability_snapshots in share row exclusive mode;', ''],
    ["date_trunc('milliseconds', as_of)", 'as_of'],
    ['not pools.is_booked or ', ''],
    ["build_tree(taken.number, 'accounts')", "build_tree(taken.number, 'pools')"],
  ],
  'private.read_accounts': [
    ['t.created_at > moment and ', ''],
    ['where t.created_at <= moment', ''],
    ['- coalesce(m.available, 0)', ''],
    ['- coalesce(m.invested, 0)', ''],
    ['- coalesce(m.withdrawing, 0)', ''],
    ['uuid_send(h.investor_id) || ', ''],
    ['|| n.nonce ', ''],
    ['(order by l.hash)', '(order by l.investor_id)'],
    ['+ h.pooled as value', 'as value'],
    [' || int8send(h.pooled)', ''],
    ['coalesce(p.cents, 0) as pooled', '0::bigint as pooled'],
  ],
  'private.read_pools': [
    ['(order by l.hash)', '(order by l.pool_id)'],
    [' + l.waiting_cents as value', ' as value'],
    ['|| private.pool_salt(read_pools.number, l.pool_id)', ''],
    ['private.pools_agree()', 'true'],
  ],
  'private.tree_size': [['greatest(members, 1024)', 'greatest(members, 2)']],
  'private.pool_salt': [
    ['|| s.nonce ', ''],
    ['|| int8send(number) ', ''],
  ],
  'private.seal_snapshot': [["decode(s.previous_seal, 'hex')", "'\\x'::bytea"]],
  'private.chain_end': [
    ['order by e.number desc limit 1', 'order by e.number limit 1'],
    [
      'select r.number, r.seal from public.restorations r order by r.number desc limit 1',
      'select r.number, r.seal from public.restorations r where false',
    ],
  ],
  'private.seal_restoration': [
    ["decode(r.previous_seal, 'hex')", "'\\x'::bytea"],
    ["|| sha256(convert_to(r.reason, 'UTF8'))", ''],
    ['|| int8send((extract(epoch from r.restored_to) * 1000)::bigint) ', ''],
  ],
  'private.record_restoration': [
    ['moment is null or ', ''],
    ['moment >= made.restored_at', 'false'],
    ['(select max(r.restored_at) from public.restorations r)', "'-infinity'::timestamptz"],
    ['(select max(s.as_of) from public.liability_snapshots s)', "'-infinity'::timestamptz"],
    ['made.after_number + 3 +', 'made.after_number + 1 +'],
    ['/ 60)', '/ 3600)'],
    ['+ ceil(extract(epoch from made.restored_at - moment) / 86400)', ''],
  ],
  'private.drop_old_trees': [
    [
      'delete from private.proof_leaves l where l.snapshot < thirtieth',
      'delete from private.proof_leaves l where false',
    ],
    [
      'delete from private.proof_pools l where l.snapshot < thirtieth',
      'delete from private.proof_pools l where false',
    ],
    [
      'delete from private.proof_levels l where l.snapshot < thirtieth',
      'delete from private.proof_levels l where false',
    ],
    ["where s.taken_at > now() - interval '30 days'", ''],
    ["group by date_trunc('day', s.taken_at, 'utc')", ''],
  ],
  'private.later_units': [
    ['where d.at > moment', ''],
    [' and r.ended_at > moment', ''],
  ],
  'private.all_waiting': [
    ["r.status = 'returned' and r.ended_at > moment", 'false'],
    ["r.side = 'in' and d.at > moment", 'false'],
    [
      'where coalesce((select d.at from public.copy_requests s join public.dealings d on d.id = s.dealing_id where s.id = a.split_from), a.asked_at) <= moment',
      '',
    ],
    [
      '(select d.at from public.copy_requests s join public.dealings d on d.id = s.dealing_id where s.id = a.split_from), ',
      '',
    ],
    [' and r.asked_at <= moment', ''],
    [' or r.ended_at > moment)', ')'],
  ],
  'private.pooled': [
    [', -x.units from', ', 0 from'],
    ['h.units <= m.most', 'true'],
  ],
  'private.pool_lines': [
    ['- coalesce(l.units, 0) as units', 'as units'],
    [' - coalesce(t.quantity, 0)', ''],
    ["date_trunc('milliseconds', m.at)", 'm.at'],
  ],
  'private.pool_parts': [
    [' and c.at <= moment', ''],
    ['c.investor_id = person and ', ''],
  ],
  'private.waiting_at': [
    [' and w.since <= moment', ''],
    [' and w.until > moment', ''],
    ['w.investor_id = person and ', ''],
  ],
  'private.mark_at': [
    [' and m.at <= moment', ''],
    ['order by m.at desc limit 1', 'order by m.at limit 1'],
  ],
  'private.pools_agree': [
    ['b.units <> coalesce(u.units, 0) or ', ''],
    [' or b.waiting_cents <> coalesce(w.cents, 0)', ''],
  ],
  'private.pool_proofs': [['l.snapshot = published.number and ', '']],
  'private.path_of': [
    ['l.tree = path_of.tree', 'true'],
    ['path_of.place >> private.piece_height() else 0 end as piece', '0 else 0 end as piece'],
    ['path_of.place & ((1 << private.piece_height()) - 1)', 'path_of.place'],
  ],
  'private.build_piece': [['tag || ', '']],
  'private.build_tree': [['order by l.piece', 'order by l.piece desc']],
  'private.take_daily_snapshot': [
    ["where s.taken_at >= date_trunc('day', now(), 'utc')", ''],
    ['s.taken_at >=', 's.as_of >='],
    [" where t.created_at < now() - interval '1 minute'", ''],
  ],
  'private.take_snapshot_now': [
    ['perform private.audit(', 'perform jsonb_build_array('],
    [" where s.taken_at > now() - interval '1 minute'", ''],
  ],
  'private.my_proof': [
    [' and l.investor_id = person', ''],
    [' where n.investor_id = person', ' limit 1'],
    ['balance_at(person, ', 'balance_at((select min(a.investor_id::text)::uuid from ledger.accounts a), '],
    [" - 'taken_at' - 'total_cents'", ''],
  ],
  'private.attest_reserve': [
    ['today - 31 and today', "date '2000-01-01' and today"],
    ['today - 31 and today', 'today - 31 and today + 31'],
    ['perform private.audit(', 'perform jsonb_build_array('],
    ["concat_ws(' ', attest_reserve.network, ", "concat_ws(' ', "],
    ['attest_reserve.how_to_check,\n', '\n'],
    ["regexp_replace(attest_reserve.message, '***=' || written, '', 'gi')", "''"],
    ["'', 'gi'", "'', 'g'"],
    [' and r.address = written', ''],
    ["~* '^0x' then lower(", "~* '^0x' then ("],
  ],
  'private.keep_figures': [
    ["k.as_of > moment - interval '1 minute'", 'false'],
    ['\n     or not pg_try_advisory_xact_lock', '\n     or null = pg_try_advisory_xact_lock'],
  ],
  'private.published_figures': [["interval '2 minutes'", "interval '2 days'"]],
  'private.booked_income': [
    ["p.day > (now() at time zone 'utc')::date - 30", 'true'],
    ['coalesce(sum(y.amount_cents), 0),', 'coalesce(sum(y.amount_cents) filter (where y.is_recent), 0),'],
  ],
  'public.transparency': [
    ['limit 30', ''],
    ['limit 100', ''],
    ['filter (where r.counts)', ''],
    ['\n      and newest.signed_on = max(newest.signed_on) over (partition by newest.coin)', ''],
    ['over (partition by newest.coin)', 'over ()'],
    [
      '\n      and newest.block_height = max(newest.block_height) over (partition by newest.coin, lower(newest.network), newest.signed_on)',
      '',
    ],
    [
      'partition by newest.coin, lower(newest.network), newest.signed_on',
      'partition by newest.coin, newest.signed_on',
    ],
    ['newest.coin, lower(newest.network), newest.signed_on', 'newest.coin, newest.network, newest.signed_on'],
    [
      'partition by newest.coin, lower(newest.network), newest.signed_on',
      'partition by newest.coin, lower(newest.network)',
    ],
    ['r.signed_on desc, r.block_height', 'r.block_height'],
    ['r.block_height desc, r.attested_at', 'r.attested_at'],
    ['where s.number < coalesce(transparency.before, 9223372036854775807) ', ''],
    ['ntile(120)', 'ntile(1200)'],
  ],
};
