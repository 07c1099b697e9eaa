import { randomUUID } from 'node:crypto';
import { edit, type Forgery, line, of } from './forged-world.ts';

const rejected = randomUUID();
const second = randomUUID();

export const forgedMovements: Record<string, Forgery[]> = {
  deposit: [
    [
      'of a deposit that was rejected',
      ({ alice }) => `
        insert into public.deposits (id, investor_id, amount_cents, method, proof_path, status, reviewed_by, reviewed_at, reason)
        values ('${rejected}', '${alice}', 4, 'USDT', '${alice}/${rejected}.png', 'rejected', '00000000-0000-4000-8000-000000000003', now(), 'No');
        ${line(['deposit', 'cash', 'available'], { investor: alice, reference: rejected, cents: 4 })}`,
      ['deposit without its cause'],
    ],
  ],
  top_up: [
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
  ],
};
