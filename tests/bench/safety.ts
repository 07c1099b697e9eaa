/**
 * `npm run bench -- safety`: what the protection of an account costs a request for money. Each request is a transaction as PostgREST
 * makes it, with its commit, by a person of its own who asks for 1,000 dollars by their password; by turns as it is and with
 * nothing of the protection: no recent proof, no second factor, no identity, no limits, no comparison of passkeys, no address book.
 */
import { randomUUID } from 'node:crypto';
import postgres, { type Sql } from 'postgres';
import { begunBy } from '../db/support/actors.ts';
import type { Bench } from './kit/bench.ts';
import { connect, copyDatabase, SYNCED_SERVER } from './kit/databases.ts';
import { median, round } from './kit/figures.ts';

const SIZES = { small: { pairs: 3 }, full: { pairs: 600 } };
const DATABASE = 'safety';
const BOUND = 1.15;
const ADDRESS = '0x52908400098527886E0F7030069857D2E4169EE7';

/** What is taken out of a function for the comparison. */
const PROTECTION: Record<string, (string | RegExp)[]> = {
  caller: [/\n {2}-- As private\.has_factor\(\) has it;[\s\S]*?\n {2}end if;(?=\n {2}return person;)/],
  request_withdrawal: [
    'perform private.require_recent_proof(investor);',
    "perform private.require_identity(investor, 'withdrawal');",
    /perform private\.require_within_limits\([^;]*\);/,
    'perform private.notice_passkeys(investor);',
    'perform private.keep_payout_address(investor, requested.network, requested.address, requested.memo);',
  ],
};

export const safety: Bench = async ({ size, say, bound, startServer }) => {
  const { pairs } = SIZES[size];
  const server = await startServer(SYNCED_SERVER);
  await copyDatabase(server, DATABASE);
  const admin = connect(server, DATABASE);
  await addUnprotected(admin);
  const people = await addPeople(admin, 2 * pairs);
  await admin.end();
  const door = postgres(server.url({ role: 'authenticator', database: DATABASE }), { max: 1 });
  const times = { request_withdrawal: [] as number[], unprotected_request_withdrawal: [] as number[] };
  for (let pair = 0; pair < pairs; pair += 1) {
    const sides = ['request_withdrawal', 'unprotected_request_withdrawal'] as const;
    for (const side of pair % 2 === 0 ? sides : sides.toReversed())
      times[side].push(await request(door, side, people.pop() ?? ''));
  }
  await door.end();
  const [now, before] = [median(times.request_withdrawal), median(times.unprotected_request_withdrawal)];
  const ratio = round(now / before, 3);
  say(`${ratio.toFixed(3)}  request_withdrawal: ${now.toFixed(3)} ms, unprotected ${before.toFixed(3)} ms`);
  bound('request_ratio', ratio, BOUND);
  return { request_ratio: ratio, request_ms: round(now, 3), unprotected_ms: round(before, 3) };
};

/** Adds `private.unprotected_…` of the functions that are compared. */
async function addUnprotected(admin: Sql): Promise<void> {
  for (const [name, parts] of Object.entries(PROTECTION)) {
    const [found] = await admin<{ text: string }[]>`
      select pg_get_functiondef(p.oid) as text from pg_proc p
      where p.proname = ${name} and p.pronamespace = 'private'::regnamespace`;
    let text = found?.text ?? '';
    for (const part of parts) {
      const without = text.replace(part, '');
      if (without === text) throw new Error(`tests/bench/safety.ts: private.${name} has no ${String(part)}`);
      text = without;
    }
    await admin.unsafe(
      text
        .replace(`FUNCTION private.${name}(`, `FUNCTION private.unprotected_${name}(`)
        .replaceAll(`${name}.`, `unprotected_${name}.`)
        .replaceAll('private.caller()', 'private.unprotected_caller()')
        .replace(
          'FUNCTION private.unprotected_unprotected_caller()',
          'FUNCTION private.unprotected_caller()',
        ),
    );
  }
  await admin.unsafe('grant execute on all functions in schema private to authenticated');
}

/**
 * Adds so many people with 2,000 dollars, an open session, an address that was added a week ago and a request that they cancelled
 * then: on empty tables Postgres plans to read all of them. Resolves to their ids.
 */
async function addPeople(admin: Sql, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID());
  await admin`
    insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data)
    select id, id || '@example.com', now(), '{"name": "Investor"}' from unnest(${ids}::uuid[]) id`;
  await admin`insert into auth.sessions (id, user_id) select id, id from unnest(${ids}::uuid[]) id`;
  await admin`update ledger.accounts set available_cents = 200000, deposited_cents = 200000 where investor_id = any(${ids}::uuid[])`;
  await admin`
    insert into public.payout_addresses (investor_id, network, address, added_at)
    select id, 'Ethereum', ${ADDRESS}, now() - interval '7 days' from unnest(${ids}::uuid[]) id`;
  await admin`
    insert into public.withdrawals (investor_id, method, address, amount_cents, status, created_at)
    select id, 'Ethereum', ${ADDRESS}, 100000, 'cancelled', now() - interval '7 days' from unnest(${ids}::uuid[]) id`;
  await admin`analyze`;
  return ids;
}

/** The time of a request in milliseconds. */
async function request(door: Sql, name: string, person: string): Promise<number> {
  const claims = { sub: person, role: 'authenticated', session_id: person, amr: begunBy('password') };
  const started = performance.now();
  await door.begin(async (sql) => {
    await sql`select set_config('role', 'authenticated', true), set_config('request.jwt.claims', ${JSON.stringify(claims)}, true)`;
    await sql`select * from ${sql(`private.${name}`)}('Ethereum', ${ADDRESS}, 100000, ${randomUUID()}, null, null)`;
  });
  return performance.now() - started;
}
