import { randomUUID } from 'node:crypto';
import { edit, type Forgery, line } from './forged-world.ts';

const unshared = randomUUID();
const granted = randomUUID();
const TREASURER = '00000000-0000-4000-8000-000000000004';
const share = (posting: string, position: string) =>
  `code = 'yield' and posting_id = '${posting}' and reference = '${position}'`;
const taken = (posting: string, position: string) =>
  `code = 'yield_reversal' and posting_id = '${posting}' and reference = '${position}'`;

export const forgedEarnings: Record<string, Forgery[]> = {
  income: [
    [
      'of a day that somebody held, shared with nobody',
      () => `
        insert into public.yield_postings (id, plan_id, day, amount_cents, evidence, posted_by)
        values ('${unshared}', 'basic', (now() at time zone 'utc')::date, 100, 'stated by no one', '${TREASURER}');
        ${line(['income', 'cash', 'mining_income'], { reference: unshared })}`,
      ['income not shared out'],
    ],
    [
      'that was kept from one of its holders',
      ({ posting, position }) => `delete from ledger.transfers where ${share(posting, position)}`,
      ['income not shared out'],
    ],
  ],
  income_reversal: [
    [
      'of a posting that was not taken back',
      ({ posting }) => line(['income_reversal', 'mining_income', 'cash'], { reference: posting, cents: 1000 }),
      ['income reversal without its cause'],
    ],
    [
      'of a posting that one person says was taken back',
      ({ loss }) => `
        update public.yield_postings set reversed_at = now(), reversed_by = '${TREASURER}' where id = '${loss}';
        ${line(['income_reversal', 'cash', 'mining_income'], { reference: loss, cents: 50 })}`,
      ['posting taken back by one person'],
    ],
  ],
  yield: [
    [
      'without a position',
      ({ alice, posting }) => line(['yield', 'mining_income', 'available'], { investor: alice, posting }),
      ['yield beyond the income of its day', 'yield without its position or posting'],
    ],
    [
      'without a posting',
      ({ alice, position }) => line(['yield', 'mining_income', 'available'], { investor: alice, reference: position }),
      ['yield without its position or posting'],
    ],
    [
      'for a position of another plan',
      ({ bob, bobsPosition, posting }) =>
        line(['yield', 'mining_income', 'available'], { investor: bob, reference: bobsPosition, posting }),
      ['yield beyond the income of its day', 'yield without its position or posting'],
    ],
    [
      'for somebody else’s position',
      ({ alice, posting, position }) => edit(`investor_id = '${alice}'`, share(posting, position)),
      ['yield of another person'],
    ],
    [
      'of a plan that was bought after those two days',
      ({ position }) => `update public.positions set opened_at = '2026-02-12' where id = '${position}'`,
      ['yield of a day the plan was not held', 'yield of a day the plan was not held'],
    ],
    [
      'of a plan that had ended before the second day',
      ({ matured }) => `update public.positions set closed_at = '2026-02-11' where id = '${matured}'`,
      ['yield of a day the plan was not held'],
    ],
    [
      'of another day',
      ({ posting, position }) => edit(`value_date = '2026-02-09'`, share(posting, position)),
      ['yield of a day the plan was not held'],
    ],
    [
      'out of cash',
      ({ posting, position }) => edit(`debit = 'cash'`, share(posting, position)),
      ['yield between other accounts'],
    ],
    [
      'above the income of its day',
      ({ posting, position }) => edit('amount_cents = amount_cents + 1', share(posting, position)),
      ['yield beyond the income of its day'],
    ],
  ],
  yield_reversal: [
    [
      'of a posting that was not taken back',
      ({ posting, position }) =>
        line(['yield_reversal', 'receivables', 'mining_income'], { posting, reference: position }),
      ['yield reversal without its cause'],
    ],
    [
      'of a posting that one person proposed to take back',
      ({ posting }) => `
        insert into desk.proposals (kind, subject, changes, reason, proposed_by)
        values ('reversal', '${posting}', '{"day": [1, null]}', 'No', '${TREASURER}');
        insert into ledger.transfers (code, debit, credit, reference, amount_cents, posting_id, value_date)
        select 'yield_reversal', 'receivables', 'mining_income', reference, amount_cents, posting_id, value_date
        from ledger.transfers where code = 'yield' and posting_id = '${posting}'`,
      // One for each of its three holders.
      Array.from({ length: 3 }, () => 'yield reversal without its cause'),
    ],
    [
      'that spares a holder',
      ({ reversed, position }) => `delete from ledger.transfers where ${taken(reversed, position)}`,
      ['yield not taken back'],
    ],
    [
      'paid out of cash',
      ({ reversed, position }) => edit(`investor_id = null, debit = 'cash'`, taken(reversed, position)),
      ['yield reversal between other accounts'],
    ],
  ],
  bonus: [
    [
      'that the owner of the database put into the trail',
      ({ alice }) => `
        select ground.audit('bonus_granted', '${alice}', '{"request": "${granted}", "amount_cents": 100}');
        ${line(['bonus', 'bonus_expense', 'available'], { investor: alice, reference: granted })}`,
      ['bonus without its cause'],
    ],
  ],
};
