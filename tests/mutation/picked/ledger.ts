/** The same as `pickedEdits`, of the books. */
export const ledgerEdits: Record<string, [find: string, replacement: string][]> = {
  'ledger.transfer': [
    [' and a.available_cents >= amount', ''],
    ['else a.withdrawing_cents end >= amount', 'else a.withdrawing_cents end >= 0'],
    ["case transfer.credit when 'available' then amount else 0 end", '0'],
    ["case transfer.credit when 'invested' then amount else 0 end", '0'],
    ["case transfer.credit when 'withdrawing' then amount else 0 end", '0'],
    ["case transfer.debit when 'invested' then amount else 0 end", '0'],
    ["case transfer.debit when 'withdrawing' then amount else 0 end", '0'],
    ['on conflict (reference, code) where posting_id is null do nothing', ''],
    ["if transfer.code = 'deposit' or transfer.credit = 'fees' then", 'if false then'],
  ],
  'ledger.fits': [
    ["debit = 'available' and ", ''],
    [' and investor is not null', ''],
    ["debit <= 'withdrawing' or ", ''],
    [" or credit = 'available'", ''],
  ],
  'ledger.insurance_left': [
    [
      'greatest(0, insurance_fund_cents + least(cash_cents, 0))',
      'insurance_fund_cents + least(cash_cents, 0)',
    ],
    ['least(cash_cents, 0)', '0'],
    ['least(cash_cents, 0)', 'cash_cents'],
  ],
  'ledger.set_aside': [['perform ledger.tally(10000);', '']],
  'ledger.add_up': [
    [' and t.created_at <= moment', ''],
    ['t.id > after_id and ', ''],
    [' and t.id <= add_up.through_id', ''],
    ["- case when t.debit <= 'withdrawing' then t.amount_cents else 0 end", ''],
  ],
  'ledger.tally': [
    ['private.journal_settled(clock_timestamp())', 'clock_timestamp()'],
    ['    order by t.id desc\n', '    order by t.id\n'],
    ['least(t.id, earlier.through_id + tally.max_rows)', 't.id'],
    ['coalesce(earlier.owed_cents, 0) + ', ''],
    ['coalesce(earlier.cash_cents, 0) + ', ''],
    ['coalesce(earlier.insurance_fund_cents, 0) + ', ''],
    ['coalesce(earlier.debit_cents[n.place], 0) + ', ''],
    ['coalesce(earlier.credit_cents[n.place], 0) + ', ''],
  ],
  'ledger.plan_sums': [
    ["case t.code when 'mature' then -1 else 1 end", '1'],
    ['case when x.package_id is null then m.sign else 0 end', 'm.sign'],
    ['t.id > n.id and ', ''],
    [' and t.id <= plan_sums.through_id', ''],
    ["t.code in ('invest', 'top_up', 'mature')", "t.code in ('invest', 'mature')"],
    ["t.code in ('invest', 'top_up', 'mature')", 'true'],
    [' on k.through_id = n.id', ' on true'],
  ],
  'ledger.account_sums': [
    ['t.id > after_id and ', ''],
    [' and t.id <= account_sums.through_id', ''],
  ],
  'private.trial_balance': [
    ['coalesce(y.debit_cents[s.place], 0) + ', ''],
    ['coalesce(y.credit_cents[s.place], 0) + ', ''],
    ['case when newest.id - coalesce(y.through_id, 0) <= 10000 then newest.id end', 'newest.id'],
  ],
  'ledger.house_totals': [
    ['coalesce(y.through_id, 0), case', '0, case'],
    ['case when newest.id - coalesce(y.through_id, 0) <= 10000 then newest.id end', 'newest.id'],
    ['coalesce(y.owed_cents, 0) + ', ''],
  ],
};
