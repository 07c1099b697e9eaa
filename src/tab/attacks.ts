import type { Answer, Claims } from './database';

const id = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;

/** Claims of a token for a person's session, as after signing in just now. */
const claimsOf = (person: string, method = 'password', session = person): Claims => ({
  sub: person,
  session_id: session,
  amr: [{ method, timestamp: Math.floor(Date.now() / 1000) }],
});

/** Of supabase/seed.sql, and two tokens that open nothing. A visitor has none. */
export const people = {
  Investor: claimsOf(id(1)),
  'Unconfirmed investor': claimsOf(id(2)),
  Reviewer: claimsOf(id(3)),
  Treasurer: claimsOf(id(4)),
  Admin: claimsOf(id(5)),
  'Investor whose session ended': claimsOf(id(1), 'password', id(9)),
  'Investor with a mailed code': claimsOf(id(1), 'otp'),
  Visitor: undefined,
};

export type Name = keyof typeof people;

/** Number in docs/attacks.md | who | what | statement | refusal; without one, the answer has no rows. */
const TABLE = `
1 | Visitor | Read all accounts without signing in | select name, email from public.profiles | permission denied for table profiles
1 | Investor | Read the accounts of others | select name, email from public.profiles where id <> '${id(1)}'
3 | Investor | Become an admin by your metadata | update auth.users set raw_user_meta_data = '{"role": "admin"}' where id = '${id(1)}' | permission denied for table users
6 | Reviewer | Promote yourself from reviewer to admin | select public.set_role('${id(3)}', 'admin') | not_allowed
6 | Investor | Grant yourself a bonus of $10,000 | select public.grant_bonus('${id(1)}', 1000000, 'For me', gen_random_uuid()) | not_allowed
4 | Investor | Call the function that books money | select ledger.transfer('${id(1)}', 'cash', 'available', 1000000, 'deposit', gen_random_uuid(), current_date) | permission denied for function transfer
7 | Unconfirmed investor | Confirm your own address | update public.profiles set verified = true | permission denied for table profiles
8 | Investor | Take over another’s plan | update public.positions set investor_id = '${id(1)}' | permission denied for table positions
9 | Investor | Buy a plan that you can’t pay | select public.invest('vip', gen_random_uuid(), 2000000, '2 months') | insufficient_funds
11 | Investor | Withdraw NaN dollars | select public.request_withdrawal('Bitcoin', 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx', 'NaN', gen_random_uuid()) | invalid input syntax for type bigint: "NaN"
11 | Investor | Withdraw less than nothing | select public.request_withdrawal('Bitcoin', 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx', -100000, gen_random_uuid()) | invalid_amount
13 | Investor | Put a file into another’s folder | insert into storage.objects (bucket_id, name) values ('avatars', '${id(2)}/${id(9)}.png') | new row violates row-level security policy for table "objects"
27 | Investor whose session ended | Read with the token of an ended session | select name, email from public.profiles | session_ended
36 | Investor with a mailed code | Sign in with a mailed code | select name, email from public.profiles | session_ended
33 | Investor | Call yourself “Demo Admin” | update public.profiles set name = 'Demo Admin' | name_of_operator
42 | Investor | Publish a price of your own | select public.ingest_quotes('kraken', '[]') | permission denied for function ingest_quotes`;

export const attacks = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [number = '', who = '', title = '', statement = '', refusal] = line.split(' | ');
    return { number, who: who as Name, title, statement, refusal };
  });

export function holds(refusal: string | undefined, answer: Answer): boolean {
  if ('refusal' in answer) return answer.refusal === refusal;
  return refusal === undefined && answer.rows.length === 0;
}
