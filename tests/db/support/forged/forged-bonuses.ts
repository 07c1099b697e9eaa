import { edit, type Forgery, line, of } from './forged-world.ts';

export const forgedBonuses: Record<string, Forgery[]> = {
  deposit_reversal: [
    [
      'that nobody proposed',
      ({ alice }) => line(['deposit_reversal', 'available', 'cash'], { investor: alice }),
      ['deposit reversal without its cause'],
    ],
    [
      'of less than was there',
      ({ returned }) => edit('amount_cents = amount_cents - 1', of('deposit_reversal', returned)),
      ['deposit reversal of another amount'],
    ],
    [
      'that one person made larger',
      ({ returned }) => `
        alter table public.deposits disable trigger user;
        update public.deposits set status = 'approved', reversed_at = null, corrected_cents = corrected_cents + 1
        where id = (select deposit_id from desk.corrections where id = '${returned}')`,
      ['deposit corrected by one person'],
    ],
  ],
  deposit_receivable: [
    [
      'forgotten',
      ({ returned }) => `delete from ledger.transfers where ${of('deposit_receivable', returned)}`,
      ['deposit receivable not in the books'],
    ],
  ],
  insurance_return: [
    [
      'that the fund keeps',
      ({ returned }) => `delete from ledger.transfers where ${of('insurance_return', returned)}`,
      ['insurance return not in the books'],
    ],
  ],
  profit_bonus: [
    [
      'without a package',
      ({ alice }) => line(['profit_bonus', 'bonus_expense', 'available'], { investor: alice }),
      ['profit bonus without its cause'],
    ],
    [
      'of a package that has not ended',
      ({ alice, hers }) => line(['profit_bonus', 'bonus_expense', 'available'], { investor: alice, reference: hers }),
      ['profit bonus without its cause'],
    ],
    [
      'of another amount than was settled',
      ({ rewarded }) => edit('amount_cents = amount_cents + 1', `code = 'profit_bonus' and reference = '${rewarded}'`),
      ['profit bonus of another amount'],
    ],
    [
      'of another part of the yield than was promised',
      ({ rewarded }) => `
        update public.positions set profit_bonus_cents = profit_bonus_cents + 1 where id = '${rewarded}';
        ${edit('amount_cents = amount_cents + 1', `code = 'profit_bonus' and reference = '${rewarded}'`)}`,
      ['profit bonus of another part of the yield'],
    ],
    [
      'of nothing, for somebody who was only proposed as an operator',
      ({ rewarded }) => `
        select ground.audit('role_change_proposed', x.investor_id, '{"from": null, "to": "treasurer"}')
        from public.positions x where x.id = '${rewarded}';
        update public.positions set profit_bonus_cents = 0, bonus_settled_at = clock_timestamp() where id = '${rewarded}';
        delete from ledger.transfers where code = 'profit_bonus' and reference = '${rewarded}'`,
      ['profit bonus of another part of the yield'],
    ],
    [
      'on yield that was booked afterwards',
      ({ rewarded }) => `update public.positions set bonus_settled_at = '2026-02-09' where id = '${rewarded}'`,
      ['profit bonus of another part of the yield'],
    ],
    [
      'promised above the rate of the plan',
      ({ hers }) => `update public.positions set profit_bonus_bp = 1001 where id = '${hers}'`,
      ['profit bonus of a plan'],
    ],
    [
      'for somebody else',
      ({ bob, rewarded }) => edit(`investor_id = '${bob}'`, `code = 'profit_bonus' and reference = '${rewarded}'`),
      ['profit bonus of another person'],
    ],
    [
      'out of cash',
      ({ rewarded }) => edit(`debit = 'cash'`, `code = 'profit_bonus' and reference = '${rewarded}'`),
      ['profit bonus between other accounts'],
    ],
    [
      'that is missing',
      ({ rewarded }) => `delete from ledger.transfers where code = 'profit_bonus' and reference = '${rewarded}'`,
      ['profit bonus not in the books'],
    ],
    [
      'that was never settled',
      ({ rewarded }) => `
        update public.positions set profit_bonus_cents = null, bonus_settled_at = null, closed_at = '-infinity' where id = '${rewarded}';
        delete from ledger.transfers where code = 'profit_bonus' and reference = '${rewarded}'`,
      ['profit bonus not settled', 'yield of a day the plan was not held'],
    ],
  ],
  referral_bonus: [
    [
      'for somebody who was not referred',
      ({ alice, bob }) =>
        line(['referral_bonus', 'referral_expense', 'available'], { investor: bob, reference: alice }),
      ['referral bonus without its cause'],
    ],
    [
      'for somebody else than who referred the buyer',
      ({ bob }) => edit(`investor_id = '${bob}'`, `code = 'referral_bonus'`),
      ['referral bonus of another person'],
    ],
    [
      'before the plan of the buyer has run its term',
      ({ alice, bob }) =>
        line(['referral_bonus', 'referral_expense', 'available'], {
          investor: alice,
          reference: bob,
          cents: 1000,
        }),
      ['referral bonus before it is due'],
    ],
    [
      'for a buyer whose identity was not confirmed',
      ({ friend }) => `
        update public.kyc_cases set status = 'pending', reviewed_by = null, reviewed_at = null where investor_id = '${friend}'`,
      ['referral bonus without a confirmed identity'],
    ],
    [
      'credited twice, around the key that lets it be once',
      ({ posting }) => `
        insert into ledger.transfers (code, debit, credit, investor_id, reference, amount_cents, posting_id, value_date)
        select code, debit, credit, investor_id, reference, amount_cents, '${posting}', value_date
        from ledger.transfers where code = 'referral_bonus'`,
      ['referral bonus between other accounts'],
    ],
    [
      'promised above the rate of the plan',
      ({ bobsPosition }) => `update public.positions set referral_bonus_cents = 1001 where id = '${bobsPosition}'`,
      ['referral bonus of a plan'],
    ],
    [
      'promised as nothing while another bonus was off, and this one proposed to be',
      ({ bobsPosition }) => `
        select ground.audit('switched', null, '{"kind": "profit"}'), ground.audit('proposed', null, '{"kind": "referral"}');
        update public.positions set referral_bonus_cents = 0 where id = '${bobsPosition}'`,
      ['referral bonus of a plan'],
    ],
    [
      'promised for a plan of somebody who was not referred',
      ({ position }) => `update public.positions set referral_bonus_cents = 1 where id = '${position}'`,
      ['referral bonus of a plan'],
    ],
    [
      'above the rate of the plan',
      () => edit('amount_cents = amount_cents + 1', `code = 'referral_bonus'`),
      ['referral bonus of another amount'],
    ],
    [
      'that is missing',
      () => `delete from ledger.transfers where code = 'referral_bonus'`,
      ['referral bonus not in the books'],
    ],
    ['out of cash', () => edit(`debit = 'cash'`, `code = 'referral_bonus'`), ['referral bonus between other accounts']],
  ],
};
