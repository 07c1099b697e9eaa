import type { Answer, Claims } from './database';

const id = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;
const INVESTOR = id(1);
const UNCONFIRMED = id(2);
const REVIEWER = id(3);

/** Of supabase/seed.sql. */
export const people = [
  { name: 'Investor', id: INVESTOR },
  { name: 'Investor with an unconfirmed address', id: UNCONFIRMED },
  { name: 'Reviewer', id: REVIEWER },
  { name: 'Treasurer', id: id(4) },
  { name: 'Admin', id: id(5) },
] as const;

/** Claims of a token for a person's session, as after signing in just now. */
export function claimsOf(person: string, method = 'password', session = person): Claims {
  return { sub: person, session_id: session, amr: [{ method, timestamp: Math.floor(Date.now() / 1000) }] };
}

export interface Attack {
  /** In docs/attacks.md. */
  number: number;
  title: string;
  by: string;
  /** Nothing for a visitor. */
  claims?: Claims;
  statement: string;
  /** Without one, the answer has no rows. */
  refusal?: string;
}

export function holds({ refusal }: Attack, answer: Answer): boolean {
  if ('refusal' in answer) return answer.refusal === refusal;
  return refusal === undefined && answer.rows.length === 0;
}

const investor = { by: 'Investor', claims: claimsOf(INVESTOR) };
const withdrawal = (cents: string) =>
  `select public.request_withdrawal('Bitcoin', 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx', ${cents}, gen_random_uuid())`;

export const attacks: readonly Attack[] = [
  {
    by: 'Visitor',
    number: 1,
    title: 'Read all accounts without signing in',
    statement: 'select name, email from public.profiles',
    refusal: 'permission denied for table profiles',
  },
  {
    ...investor,
    number: 1,
    title: 'Read the accounts of others',
    statement: `select name, email from public.profiles where id <> '${INVESTOR}'`,
  },
  {
    ...investor,
    number: 3,
    title: 'Become an admin by your metadata',
    statement: `update auth.users set raw_user_meta_data = '{"role": "admin"}' where id = '${INVESTOR}'`,
    refusal: 'permission denied for table users',
  },
  {
    by: 'Reviewer',
    claims: claimsOf(REVIEWER),
    number: 6,
    title: 'Promote yourself from reviewer to admin',
    statement: `select public.set_role('${REVIEWER}', 'admin')`,
    refusal: 'not_allowed',
  },
  {
    ...investor,
    number: 6,
    title: 'Grant yourself a bonus of $10,000',
    statement: `select public.grant_bonus('${INVESTOR}', 1000000, 'For me', gen_random_uuid())`,
    refusal: 'not_allowed',
  },
  {
    ...investor,
    number: 4,
    title: 'Call the function that books money',
    statement: `select ledger.transfer('${INVESTOR}', 'cash', 'available', 1000000, 'deposit', gen_random_uuid(), current_date)`,
    refusal: 'permission denied for function transfer',
  },
  {
    by: 'Investor with an unconfirmed address',
    claims: claimsOf(UNCONFIRMED),
    number: 7,
    title: 'Confirm your own address',
    statement: 'update public.profiles set verified = true',
    refusal: 'permission denied for table profiles',
  },
  {
    ...investor,
    number: 8,
    title: 'Take over another’s plan',
    statement: `update public.positions set investor_id = '${INVESTOR}'`,
    refusal: 'permission denied for table positions',
  },
  {
    ...investor,
    number: 9,
    title: 'Buy a plan that you can’t pay',
    statement: `select public.invest('vip', gen_random_uuid(), 2000000, '2 months')`,
    refusal: 'insufficient_funds',
  },
  {
    ...investor,
    number: 11,
    title: 'Withdraw NaN dollars',
    statement: withdrawal(`'NaN'`),
    refusal: 'invalid input syntax for type bigint: "NaN"',
  },
  {
    ...investor,
    number: 11,
    title: 'Withdraw less than nothing',
    statement: withdrawal('-100000'),
    refusal: 'invalid_amount',
  },
  {
    ...investor,
    number: 13,
    title: 'Put a file into another’s folder',
    statement: `insert into storage.objects (bucket_id, name) values ('avatars', '${UNCONFIRMED}/${id(9)}.png')`,
    refusal: 'new row violates row-level security policy for table "objects"',
  },
  {
    by: 'Investor whose session ended',
    claims: claimsOf(INVESTOR, 'password', id(9)),
    number: 27,
    title: 'Read with the token of an ended session',
    statement: 'select name, email from public.profiles',
    refusal: 'session_ended',
  },
  {
    by: 'Investor with a mailed code',
    claims: claimsOf(INVESTOR, 'otp'),
    number: 36,
    title: 'Sign in with a mailed code',
    statement: 'select name, email from public.profiles',
    refusal: 'session_ended',
  },
  {
    ...investor,
    number: 33,
    title: 'Call yourself “Demo Admin”',
    statement: `update public.profiles set name = 'Demo Admin'`,
    refusal: 'name_of_operator',
  },
  {
    ...investor,
    number: 42,
    title: 'Publish a price of your own',
    statement: `select public.ingest_quotes('kraken', '[]')`,
    refusal: 'permission denied for function ingest_quotes',
  },
];
