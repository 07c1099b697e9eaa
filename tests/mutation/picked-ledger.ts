/** The same as `pickedEdits`, of the books. */
export const ledgerEdits: Record<string, [find: string, replacement: string][]> = {
  'ledger.transfer': [
    ['amount <= case transfer.debit', '0 <= case transfer.debit'],
    ["on conflict (reference, code) where code <> 'yield' do nothing", ''],
    ["if transfer.code = 'deposit' or transfer.credit = 'fees' then", 'if false then'],
  ],
  'ledger.insurance_left': [
    [
      'greatest(0, insurance_fund_cents + least(cash_cents, 0))',
      'insurance_fund_cents + least(cash_cents, 0)',
    ],
    ['least(cash_cents, 0)', '0'],
    ['least(cash_cents, 0)', 'cash_cents'],
  ],
  'ledger.set_aside': [['perform ledger.tally();', '']],
  'ledger.add_up': [
    [' and t.created_at <= moment', ''],
    ['t.id > after_id and ', ''],
    [' and t.id <= add_up.through_id', ''],
    ["- case when t.debit <= 'withdrawing' then t.amount_cents else 0 end", ''],
  ],
  'ledger.tally': [
    ["interval '1 hour'", "interval '1 second'"],
    ['order by t.id\n', 'order by t.id desc\n'],
    ['earlier.through_id + 100000', 'earlier.through_id + 1000000'],
    ['>= 5000', '>= 1'],
    ['coalesce(earlier.owed_cents, 0) + ', ''],
    ['coalesce(earlier.cash_cents, 0) + ', ''],
    ['coalesce(earlier.insurance_fund_cents, 0) + ', ''],
  ],
  'ledger.house_totals': [
    ['coalesce(y.through_id, 0)', '0'],
    ['coalesce(y.owed_cents, 0) + ', ''],
  ],
};
