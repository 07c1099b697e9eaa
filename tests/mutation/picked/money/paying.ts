/** Edits of the functions by which a withdrawal is paid; see `../picked.ts`. */
export const payingEdits: Record<string, [find: string, replacement: string][]> = {
  'private.take_withdrawal': [
    ['withdrawal.taken_until > now()', 'false'],
    ['withdrawal.taken_until > now()', 'withdrawal.taken_until is not null'],
    ['if withdrawal.taken_by = operator then', 'if true then'],
    ["withdrawal.status not in ('approved', 'paying')", "withdrawal.status <> 'approved'"],
    ["withdrawal.status not in ('approved', 'paying')", "withdrawal.status = 'paid'"],
    ['now() + private.payment_lease()', "'infinity'"],
    ["perform private.respect_limit('payment', withdrawal.investor_id, withdrawal.amount_cents);", 'null;'],
    ['perform private.audit(', 'perform jsonb_build_array('],
  ],
  'private.give_back_withdrawal': [
    ["if withdrawal.status = 'approved' then", 'if false then'],
    ["if withdrawal.status <> 'paying' then", 'if false then'],
    ['if withdrawal.taken_by <> operator and', 'if false and'],
    ['withdrawal.taken_until > now() or', ''],
    ['withdrawal.investor_id = operator or', ''],
    ["and o.role in ('treasurer', 'admin')", ''],
    ['if private.approval_lapsed(withdrawal) then', 'if false then'],
    ['if private.approval_lapsed(withdrawal) then', 'if true then'],
    ['perform private.audit(', 'perform jsonb_build_array('],
  ],
  'private.settle_withdrawal': [
    ['perform private.lock_transaction(withdrawal.network, paid_with);', ''],
    ['w.network = withdrawal.network and ', ''],
    ['and w.transaction_id = paid_with', ''],
    [
      '\n      and private.canonical_address(w.network, w.address) = private.canonical_address(withdrawal.network, withdrawal.address)',
      '',
    ],
    ["d.status = 'approved' and ", ''],
    ['d.network = withdrawal.network and ', ''],
    ['u.network = withdrawal.network and ', ''],
    [' and withdrawal.paid_by = operator', ''],
    ['perform private.audit(', 'perform jsonb_build_array('],
  ],
};
