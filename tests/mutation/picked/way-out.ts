/** Edits of the functions that keep a house from holding back money, or from misleading about it, unseen; see `picked.ts`. */
export const wayOutEdits: Record<string, [find: string, replacement: string][]> = {
  'private.refuse_addresses': [
    [String.raw`\m0x[0-9a-fA-F]{40}\M|`, ''],
    [String.raw`\m([bB][cC]|[tT][bB]|[bB][cC][rR][tT])1[02-9ac-hj-np-zAC-HJ-NP-Z]{11,71}\M|`, ''],
    [String.raw`\m[13mn2T][1-9A-HJ-NP-Za-km-z]{25,34}\M|`, ''],
    ['[13mn2T]', '[13mn2]'],
    [String.raw`|\m[EUk0][Qf][A-Za-z0-9_+/-]{46}`, ''],
    [String.raw`|(0|-1):[0-9a-fA-F]{64}\M`, ''],
    [String.raw`regexp_replace(words, '[\u00ad\u200b-\u200f\u2060-\u2064\ufeff]', '', 'g')`, 'words'],
  ],
  'private.is_left_unpaid': [
    ["withdrawal.status = 'approved' and ", ''],
    ["interval '48 hours'", "interval '47 hours 58 minutes'"],
    ["interval '48 hours'", "interval '49 hours'"],
  ],
  'private.way_out': [
    ["w.status in ('pending', 'approved', 'paying')", "w.status in ('pending', 'approved')"],
    ["w.status in ('pending', 'approved', 'paying')", "w.status in ('approved', 'paying')"],
    ['min(w.created_at)', 'max(w.created_at)'],
    ["count(*) filter (where w.status = 'paid')", 'count(*)'],
    ["coalesce(sum(w.amount_cents) filter (where w.status = 'paid'), 0)", 'coalesce(sum(w.amount_cents), 0)'],
    ['ceil(percentile_cont', 'floor(percentile_cont'],
    ['percentile_cont(0.5)', 'percentile_cont(0.1)'],
    ["count(*) filter (where w.status = 'rejected')", 'count(*)'],
    ["coalesce(w.paid_at, w.reviewed_at) > now() - interval '30 days'", 'true'],
    ["interval '30 days'", "interval '29 days'"],
    [' where not f.by_owner', ''],
  ],
  'private.evidenced_capacity': [
    ['s.principal_cents > 0 or ', ''],
    [' and p.active', ''],
    ['c.plan_id is not null and ', ''],
  ],
};
