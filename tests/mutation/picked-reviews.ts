/** Edits of the queues, of requests for money and of decisions on them; see `picked.ts`. */
export const reviewEdits: Record<string, [find: string, replacement: string][]> = {
  'private.deposit_queue': [
    [' and private.is_operator_since(d.first_approved_by, d.first_approved_at)', ''],
    ['limit 100', ''],
    ["q.status = 'pending'\n        and ", ''],
    ['(q.created_at, q.id) >= (', '(q.created_at, q.id) > ('],
  ],
  'private.valid_transaction_id': [
    ['[0-9a-fA-F]{64}|', ''],
    ['{43}=?', '{40,44}=?'],
    ["'^0x[0-9a-fA-F]{64}$'", "'^0x'"],
    ["else transaction_id ~ '^[0-9a-fA-F]{64}$'", 'else true'],
  ],
  'private.approval_lapsed': [
    ["withdrawal.status = 'approved' and ", ''],
    [', withdrawal.reviewed_at', ", 'infinity'"],
  ],
  'private.withdrawal_queue': [
    ["case when w.is_lapsed then 'pending' else w.status end", 'w.status'],
    ['limit 100', ''],
    ["q.status in ('pending', 'approved')\n        and ", ''],
    ['(q.created_at, q.id) >= (', '(q.created_at, q.id) > ('],
  ],
  'private.kyc_queue': [
    ['limit 100', ''],
    ["q.status = 'pending'\n        and ", ''],
    ['(q.created_at, q.id) >= (', '(q.created_at, q.id) > ('],
  ],
  'private.review_deposit': [
    [
      'not private.is_operator_since(deposit.first_approved_by, deposit.first_approved_at)',
      'deposit.first_approved_by is null',
    ],
    ['deposit.first_approved_at)', "'infinity')"],
    ['deposit.amount_cents > 1000000', 'deposit.amount_cents > 100000000'],
    ['deposit.reviewed_by = operator and ', ''],
    [
      "perform private.audit('deposit_' || deposit.status",
      "perform jsonb_build_array('deposit_' || deposit.status",
    ],
    ["perform private.audit('deposit_first_approval'", "perform jsonb_build_array('deposit_first_approval'"],
    ["perform private.respect_limit('deposit', deposit.amount_cents);", 'null;'],
  ],
  'private.is_payable': [
    ["o.role in ('treasurer', 'admin') and ", ''],
    ['(is_payable.approver, withdrawal.investor_id)', '(is_payable.approver)'],
    ['(is_payable.approver, withdrawal.investor_id)', '(withdrawal.investor_id)'],
    ['l.role = o.role and ', ''],
    ["l.kind = 'payment' and ", ''],
    [' and l.max_cents < withdrawal.amount_cents', ''],
    ['l.max_cents < withdrawal', 'l.max_cents <= withdrawal'],
  ],
  'private.review_withdrawal': [
    [' and withdrawal.reviewed_by <> operator\n', '\n'],
    ["\n    and private.operator_role() in ('treasurer', 'admin')", ''],
    ["withdrawal.status = 'approved' and not approve", 'not approve'],
    ["withdrawal.status = 'approved' and not approve", "withdrawal.status = 'approved'"],
    [' and not was_lapsed', ''],
    ['elsif was_lapsed then', 'elsif true then'],
    ['elsif was_lapsed then', 'elsif false then'],
    ['withdrawal.reviewed_by = operator and ', ''],
    ["perform private.respect_limit('withdrawal', withdrawal.amount_cents);", 'null;'],
    ['perform private.audit(', 'perform jsonb_build_array('],
  ],
  'private.settle_withdrawal': [
    [' and withdrawal.paid_by = operator', ''],
    ["perform private.respect_limit('payment', withdrawal.amount_cents);", ''],
    ['perform private.audit(', 'perform jsonb_build_array('],
  ],
  'private.review_kyc': [
    ['reviewed.reviewed_by = operator and ', ''],
    ['perform private.audit(', 'perform jsonb_build_array('],
  ],
  'private.cancel_withdrawal': [
    [' and w.investor_id = investor', ''],
    [' and not private.approval_lapsed(withdrawal)', ''],
  ],
  'private.lapsed_approvals': [
    ['w.investor_id = investor and ', ''],
    [' and private.approval_lapsed(w)', ''],
  ],
  'private.request_withdrawal': [
    [' and request_withdrawal.amount_cents < account.available_cents then', ' then'],
    ['request_withdrawal.amount_cents < chosen.min_cents and ', ''],
    [' and w.investor_id = investor;', ';'],
    ['p.id = investor and p.verified', 'p.id = investor'],
    ['m.name = request_withdrawal.method and m.active', 'm.name = request_withdrawal.method'],
    ["w.investor_id = investor and w.status = 'pending'", "w.status = 'pending'"],
    ['>= 5', '>= 500'],
    ["(select s.mode from public.site s) = 'live'", 'false'],
    [" and (select s.mode from public.site s) = 'live'", ''],
  ],
  'private.tell_of_lapsed_approvals': [
    ['w.reviewed_by = old.user_id and ', ''],
    [" and w.status = 'approved'", ''],
    ["'withdrawals', 'withdrawals.lapsed'", "'portfolio', 'withdrawals.lapsed'"],
  ],
  'private.is_test_address': [
    ["address ~ '^[mn2]'", 'false'],
    ["address ~* '^(tb|bcrt)1'", 'false'],
    ["address ~ '^[k0][Qf]'", 'false'],
  ],
};
