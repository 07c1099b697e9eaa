import { randomUUID } from 'node:crypto';
import { edit, type Forgery, line, of, SAVER } from './forged-world.ts';

const saved = `code = 'deposit' and investor_id = '${SAVER}'`;
const setAside = `code = 'insurance' and amount_cents = 180000`;
const rejected = randomUUID();
const second = randomUUID();

export const forgedMovements: Record<string, Forgery[]> = {
  deposit: [
    [
      'without a deposit',
      ({ alice }) => line(['deposit', 'cash', 'available'], { investor: alice }),
      ['deposit without its cause'],
    ],
    [
      'of a deposit that was rejected',
      ({ alice }) => `
        insert into public.deposits (id, investor_id, amount_cents, method, proof_path, status, reviewed_by, reviewed_at, reason)
        values ('${rejected}', '${alice}', 4, 'USDT', '${alice}/${rejected}.png', 'rejected', '00000000-0000-4000-8000-000000000003', now(), 'No');
        ${line(['deposit', 'cash', 'available'], { investor: alice, reference: rejected, cents: 4 })}`,
      ['deposit without its cause'],
    ],
    ['credited to somebody else', ({ bob }) => edit(`investor_id = '${bob}'`, saved), ['deposit of another person']],
    ['of another amount', () => edit('amount_cents = amount_cents + 1', saved), ['deposit of another amount']],
    ['that is missing', () => `delete from ledger.transfers where ${saved}`, ['deposit not in the books']],
  ],
  insurance: [
    ['of any size', () => line(['insurance', 'insurance_fund', 'cash']), ['insurance without its cause']],
    [
      'that is not 20% of its deposit',
      () => edit('amount_cents = amount_cents - 1', setAside),
      ['insurance of another amount'],
    ],
    ['that a deposit lacks', () => `delete from ledger.transfers where ${setAside}`, ['insurance not in the books']],
    [
      'taken back into cash',
      () => edit(`debit = 'cash', credit = 'insurance_fund'`, setAside),
      ['insurance between other accounts'],
    ],
  ],
  invest: [
    [
      'without a position',
      ({ alice }) => line(['invest', 'available', 'invested'], { investor: alice }),
      ['invest without its cause', 'principal of active positions'],
    ],
    [
      'of less than the principal',
      ({ position }) => edit('amount_cents = amount_cents - 1', of('invest', position)),
      ['invest of another amount', 'principal of active positions'],
    ],
  ],
  top_up: [
    [
      'without a position',
      ({ alice }) => line(['top_up', 'available', 'invested'], { investor: alice }),
      ['principal of active positions', 'top up without its cause'],
    ],
    [
      'of another package',
      ({ topUp, bobsPosition }) => `update public.positions set package_id = '${bobsPosition}' where id = '${topUp}'`,
      ['top-up of another package'],
    ],
    [
      'that begins before its package',
      ({ topUp }) => `update public.positions set opened_at = '2026-01-01' where id = '${topUp}'`,
      ['top-up of another package'],
    ],
    [
      'that is to return later than its package',
      ({ topUp }) => `update public.positions set matures_at = matures_at + interval '1 day' where id = '${topUp}'`,
      ['top-up of another package'],
    ],
    [
      'of a top-up',
      ({ topUp, hers }) => `
        insert into public.positions (id, investor_id, plan_id, principal_cents, matures_at, package_id)
        select '${second}', investor_id, plan_id, 100, matures_at, '${topUp}' from public.positions where id = '${hers}';
        insert into ledger.transfers (code, debit, credit, investor_id, reference, amount_cents, value_date)
        select 'top_up', 'available', 'invested', investor_id, '${second}', 100, '2026-02-10' from public.positions where id = '${hers}'`,
      ['package above its maximum', 'top-up of another package'],
    ],
    [
      'above the maximum of its package',
      ({ hers }) => `update public.positions set max_cents = 12499 where id = '${hers}'`,
      ['package above its maximum'],
    ],
    [
      'that the books call a purchase',
      ({ topUp }) => edit(`code = 'invest'`, of('top_up', topUp)),
      ['invest without its cause', 'top up not in the books'],
    ],
  ],
  mature: [
    [
      'of a plan that has not ended',
      ({ bob, bobsPosition }) =>
        line(['mature', 'invested', 'available'], { investor: bob, reference: bobsPosition, cents: 10_000 }),
      [
        'mature without its cause',
        'principal of active positions',
        'tally of capacity of stater',
        'tally of packages of stater',
        'tally of principal of stater',
      ],
    ],
    [
      'out of cash',
      ({ matured }) => edit(`debit = 'cash'`, of('mature', matured)),
      ['mature between other accounts', 'principal of active positions'],
    ],
  ],
  withdrawal_hold: [
    [
      'without a request',
      ({ alice }) => line(['withdrawal_hold', 'available', 'withdrawing'], { investor: alice }),
      ['held for open withdrawals', 'withdrawal hold without its cause'],
    ],
  ],
  withdrawal_release: [
    [
      'of a request that is open',
      ({ alice, held }) =>
        line(['withdrawal_release', 'withdrawing', 'available'], {
          investor: alice,
          reference: held,
          cents: 100_000,
        }),
      ['held for open withdrawals', 'withdrawal release without its cause'],
    ],
    [
      'twice, around the key that lets it be once',
      ({ alice, released, posting }) =>
        line(['withdrawal_release', 'withdrawing', 'available'], {
          investor: alice,
          reference: released,
          cents: 100_000,
          posting,
        }),
      ['held for open withdrawals', 'withdrawal release between other accounts'],
    ],
  ],
  withdrawal_pay: [
    [
      'straight from what is available',
      ({ alice }) => line(['withdrawal_pay', 'available', 'cash'], { investor: alice }),
      ['withdrawal pay without its cause'],
    ],
    [
      'of a paid request straight from what is available',
      ({ paid }) =>
        `${edit(`debit = 'available'`, of('withdrawal_pay', paid))};
        delete from ledger.transfers where ${of('withdrawal_hold', paid)}`,
      ['held for open withdrawals', 'withdrawal hold not in the books', 'withdrawal pay between other accounts'],
    ],
  ],
  withdrawal_fee: [
    [
      'of a request that carries none',
      ({ alice, held }) =>
        line(['withdrawal_fee', 'available', 'fees'], { investor: alice, reference: held, cents: 1000 }),
      ['withdrawal fee without its cause'],
    ],
    [
      'higher than what was agreed on',
      ({ paid }) => edit('amount_cents = amount_cents + 1', of('withdrawal_fee', paid)),
      ['held for open withdrawals', 'withdrawal fee of another amount'],
    ],
    [
      'that the fund got no part of',
      ({ paid }) => `delete from ledger.transfers where ${of('insurance', paid)}`,
      ['insurance not in the books'],
    ],
  ],
  insurance_release: [
    [
      'that nobody proposed',
      () => line(['insurance_release', 'cash', 'insurance_fund']),
      ['insurance release without its cause'],
    ],
    [
      'of more than was paid',
      ({ insured }) => edit('amount_cents = amount_cents + 1', of('insurance_release', insured)),
      ['insurance release of another amount'],
    ],
  ],
  insurance_payout: [
    [
      'without a share',
      ({ alice }) => line(['insurance_payout', 'insurance_claims', 'available'], { investor: alice }),
      ['insurance payout without its cause'],
    ],
    [
      'to somebody else',
      ({ bob, share }) => edit(`investor_id = '${bob}'`, of('insurance_payout', share)),
      ['insurance payout of another person'],
    ],
    [
      'straight out of cash',
      ({ share }) => edit(`debit = 'cash'`, of('insurance_payout', share)),
      ['insurance payout between other accounts'],
    ],
  ],
  correction: [
    [
      'that nobody proposed',
      ({ alice }) => line(['correction', 'corrections', 'available'], { investor: alice }),
      ['correction without its cause'],
    ],
    [
      'booked the other way',
      ({ correction }) => edit(`debit = 'available', credit = 'corrections'`, of('correction', correction)),
      ['correction between other accounts'],
    ],
  ],
  unclaimed_payout: [
    [
      'that nobody proposed',
      () => line(['unclaimed_payout', 'unclaimed', 'cash']),
      ['unclaimed payout without its cause'],
    ],
    [
      'of another amount',
      ({ payout }) => edit('amount_cents = amount_cents + 1', of('unclaimed_payout', payout)),
      ['unclaimed payout of another amount'],
    ],
  ],
};
