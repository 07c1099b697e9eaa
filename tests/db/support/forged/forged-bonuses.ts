import { edit, type Forgery, line } from './forged-world.ts';

export const forgedBonuses: Record<string, Forgery[]> = {
  deposit_reversal: [
    [
      'that one person made larger',
      ({ returned }) => `
        alter table public.deposits disable trigger user;
        update public.deposits set status = 'approved', reversed_at = null, corrected_cents = corrected_cents + 1
        where id = (select deposit_id from desk.corrections where id = '${returned}')`,
      ['deposit corrected by one person'],
    ],
  ],
  profit_bonus: [
    [
      'of a package that has not ended',
      ({ alice, hers }) => line(['profit_bonus', 'bonus_expense', 'available'], { investor: alice, reference: hers }),
      ['profit bonus without its cause'],
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
      'that was never settled',
      ({ rewarded }) => `
        update public.positions set profit_bonus_cents = null, bonus_settled_at = null, closed_at = '-infinity' where id = '${rewarded}';
        delete from ledger.transfers where code = 'profit_bonus' and reference = '${rewarded}'`,
      ['profit bonus not settled', 'yield of a day the plan was not held'],
    ],
  ],
  referral_bonus: [
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
  ],
};
