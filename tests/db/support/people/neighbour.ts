import { createHash, randomUUID } from 'node:crypto';
import type { Person, Row } from '../actors.ts';
import { inventChain } from '../chain/chain-stage.ts';
import type { Stage } from '../stage.ts';
import { fillTables } from './every-table.ts';
import { addFactor, addPasskey } from './factors.ts';

const PERSON_COLUMNS = ['investor_id', 'person_id', 'user_id', 'owner_id'];
const OF_OTHERS = new Set([
  'people.operators',
  'plans.unclaimed_payouts',
  'storage.buckets',
  'proof.checked_accounts',
  'proof.proof_leaves',
]);

const hash = (text: string) => createHash('sha256').update(text).digest();

/**
 * A person with a row in each table about people, with the same words and addresses as others.
 * @param copied a strategy that they copy too
 */
export async function makeNeighbour(stage: Stage, copied: string): Promise<Person> {
  const { owner, makeInvestor } = stage;
  const referredBy = await makeInvestor();
  const person = await makeInvestor({ deposited: 1_000_000, name: 'Next Door', referredBy });
  const { id, email, sessionId } = person;
  await fillTables(stage, person);
  const factor = await addFactor(owner, person);
  const passkey = await addPasskey(owner, person);
  const [kyc] = await owner<{ id: string }[]>`select id from kyc_cases where investor_id = ${id}`;
  const [subscription, deposit] = [randomUUID(), randomUUID()];
  const rows: [table: string, row: Row][] = [
    ['auth.identities', { provider: 'email', provider_id: id, user_id: id, identity_data: {} }],
    [
      'auth.one_time_tokens',
      { id: randomUUID(), user_id: id, token_type: 'recovery_token', token_hash: id, relates_to: email },
    ],
    ['auth.refresh_tokens', { id: 1, token: id.slice(0, 12), user_id: id, session_id: sessionId }],
    ['auth.mfa_challenges', { id: randomUUID(), factor_id: factor, created_at: new Date(), ip_address: '::1' }],
    [
      'auth.webauthn_challenges',
      { user_id: id, challenge_type: 'signup', session_data: {}, expires_at: new Date('2100-01-01') },
    ],
    [
      'auth.flow_state',
      {
        id: randomUUID(),
        user_id: id,
        auth_code: id,
        code_challenge_method: 's256',
        code_challenge: id,
        provider_type: 'email',
        authentication_method: 'password',
      },
    ],
    [
      'public.deposits',
      { id: deposit, investor_id: id, amount_cents: 1000, method: 'bitcoin', proof_path: `${id}/p.png` },
    ],
    ['public.notifications', { investor_id: id, kind: 'deposit_approved', subject_id: deposit, amount_cents: 1000 }],
    ['public.newsletter_subscriptions', { id: subscription, email, confirmed_at: new Date() }],
    ['messages.newsletter_tokens', { hash: hash(email), subscription_id: subscription }],
    ['kyc.tax_numbers', { case_id: kyc?.id, tax_number: '1234' }],
    ['people.code_words', { person_id: id, word: 'lighthouse' }],
    ['people.recovery_codes', { person_id: id, code_hash: hash('code') }],
    ['people.seen_passkeys', { person_id: id, passkey_id: passkey }],
    ['people.alarm_links', { token_hash: hash(id), person_id: id }],
    ['ground.call_counts', { person_id: id, call: 'none' }],
    ['ground.requests', { investor_id: id, id: randomUUID(), said: Buffer.alloc(32) }],
    ['people.sign_in_guesses', { person_id: id, kind: 'password', is_known: false }],
    ['public.copies', { pool_id: copied, investor_id: id, paid_in_cents: 1000 }],
    [
      'withdrawals.withdrawal_limits',
      { person_id: id, span: 'day', limit_cents: 100_000, counts_from: new Date('2100-01-01') },
    ],
  ];
  const account = await inventChain(owner);
  await owner`
    insert into chain.addresses (network_id, account_id, place, address, script, investor_id, method, amount_cents)
    values ('bitcoin-test', ${account}, 16383, 'bcrt1', '\\x00', ${id}, 'bitcoin', 1000)`;
  for (const [table, row] of rows) await owner`insert into ${owner(table)} ${owner(row)}`;
  return person;
}

interface Kept {
  table: string;
  row: Row;
}

/** Returns a function that reads all rows about a person, and those that belong to what they have now. */
export async function readerAbout({ owner }: Stage, { id }: Person): Promise<() => Promise<Kept[]>> {
  const tables = await owner<{ name: string }[]>`
    select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = any (ground.schemas() || '{auth,storage}') and c.relkind = 'r'`;
  const text = tables
    .map(({ name }) => `select '${name}' as "table", to_jsonb(t) as row from ${name} t where to_jsonb(t)::text ~ $1`)
    .join(' union all ');
  const read = (ids: string[]) => owner.unsafe<Kept[]>(`${text} order by 1, 2`, [ids.join('|')]);
  const own = await read([id]);
  const theirs = own.map(({ row }) => String(row['id'])).filter((it) => it.length === id.length);
  return async () => [...(await read([id, ...theirs]))];
}

export async function tablesWithout(stage: Stage, person: Person): Promise<string[]> {
  const read = await readerAbout(stage, person);
  const rows = await read();
  const filled = new Set(rows.map(({ table }) => table));
  const tables = await stage.owner<{ name: string }[]>`
    select distinct format('%I.%I', n.nspname, c.relname) as name
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = any (ground.schemas() || '{auth,storage}') and c.relkind = 'r' and a.attname in ${stage.owner(PERSON_COLUMNS)}
    order by 1`;
  return tables.map(({ name }) => name).filter((name) => !filled.has(name) && !OF_OTHERS.has(name));
}
