import { randomUUID } from 'node:crypto';
import type { Stack } from 'local-supabase/stack.ts';
import postgres, { type Sql } from 'postgres';
import { readDemoPeople } from '../../scripts/local/demo-people.ts';
import { addPortfolio } from '../db/support/trading/portfolio-rows.ts';

export interface Column {
  name: string;
  type: string;
  value: string | null;
}

export interface Relation {
  name: string;
  personal: boolean;
  /** Relations that a foreign key joins with it: PostgREST embeds no others. */
  joined: string[];
  columns: Column[];
}

export interface Procedure {
  name: string;
  /** Whether visitors may call it. */
  isPublic: boolean;
  args: { name: string; type: string }[];
}

export interface World {
  apiUrl: string;
  dbUrl: string;
  adminDbUrl: string;
  jwtSecret: string;
  publishableKey: string;
  victim: { id: string; token: string };
  attacker: { id: string; token: string };
  relations: Relation[];
  procedures: Procedure[];
  /** Tables and functions that the API must not expose. */
  hidden: string[];
  files: { bucket: string; path: string }[];
  ids: string[];
  /** Ids and words of the victim that must never reach the attacker. */
  secrets: string[];
}

const VICTIM = 'investor@example.com';
const ATTACKER = 'new@example.com';
/** Tables that users write to and no one reads back. */
const WRITE_ONLY = new Set(['newsletter_subscriptions']);
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export async function prepareWorld(stack: Stack, jwtSecret: string): Promise<World> {
  const { password } = readDemoPeople();
  const sql = postgres(stack.adminDbUrl, { max: 1, onnotice: () => undefined });
  try {
    await sql`update auth.users set email_confirmed_at = now() where email = ${ATTACKER}`;
    const [victim, attacker] = await Promise.all([VICTIM, ATTACKER].map((email) => signIn(stack, email, password)));
    if (!victim || !attacker) throw new Error('Nobody signed in.');
    const buckets = await sql<{ id: string }[]>`select id from storage.buckets order by id`;
    const files = await Promise.all(buckets.map(({ id }) => upload(stack, victim, id)));
    await giveRows(sql, victim.id, files);
    // The attacker starts with nothing, so that every row they see is another person's.
    const relations = await readRelations(sql, victim.id, attacker.id);
    // Except an open portfolio, because an attempt that opened one under an id of the victim would change later
    // answers.
    await sql`insert into public.pools (owner_id, title) values (${attacker.id}, 'Open already')`;
    const ids = await idsOf(sql, victim.id);
    return {
      apiUrl: stack.apiUrl,
      dbUrl: stack.dbUrl,
      adminDbUrl: stack.adminDbUrl,
      jwtSecret,
      publishableKey: stack.publishableKey,
      victim,
      attacker,
      relations,
      procedures: await sql<Procedure[]>`
        select p.proname as name, has_function_privilege('anon', p.oid, 'execute') as "isPublic", coalesce((
          select json_agg(json_build_object('name', p.proargnames[a.n], 'type', format_type(a.type, null)) order by a.n)
          from unnest(p.proargtypes) with ordinality a (type, n)), '[]') as args
        from pg_proc p where p.pronamespace = 'public'::regnamespace order by 1`,
      hidden: (
        await sql<{ name: string }[]>`
          select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
          where n.nspname = any (ground.schemas() || '{auth,storage,realtime}') and n.nspname <> 'public' and c.relkind in ('r', 'v') order by 1`
      ).map(({ name }) => name),
      files,
      ids,
      secrets: [
        victim.id,
        VICTIM,
        'Secret Street 7',
        'secret reason',
        'secret@example.com',
        '192.0.2.77',
        'Secret Browser',
        ...ids,
      ],
    };
  } finally {
    await sql.end();
  }
}

/**
 * Ids in each of our tables about a person, and those of their portfolios and sessions. Leaves out strategies, which
 * are public, and ids of answers to questions, because a used one is refused to everyone.
 */
async function idsOf(sql: Sql, person: string): Promise<string[]> {
  const tables = await sql<{ name: string }[]>`
    select a.attrelid::regclass::text as name
    from pg_attribute a join pg_class c on c.oid = a.attrelid and c.relkind = 'r'
    join pg_attribute i on i.attrelid = c.oid and i.attname = 'id' and i.atttypid = 'uuid'::regtype
    where a.attname = 'investor_id' and c.relname <> 'appropriateness_attempts'
      and c.relnamespace::regnamespace::text = any (ground.schemas())`;
  const lists = await Promise.all(
    tables.map(
      ({ name }) => sql<{ id: string }[]>`select id::text from ${sql(name)} where investor_id = ${person} limit 1`,
    ),
  );
  const owned = await sql<{ id: string }[]>`
    select id::text from public.pools where owner_id = ${person} and kind = 'portfolio'
    union all select id::text from auth.sessions where user_id = ${person}`;
  return [...lists.flat(), ...owned].map(({ id }) => id);
}

async function signIn(stack: Stack, email: string, password: string): Promise<{ id: string; token: string }> {
  const response = await fetch(`${stack.apiUrl}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: stack.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const body = (await response.json()) as { access_token?: string; user?: { id: string } };
  if (!body.access_token || !body.user) throw new Error(`${email} cannot sign in: ${response.status}`);
  return { id: body.user.id, token: body.access_token };
}

async function upload(stack: Stack, victim: { id: string; token: string }, bucket: string) {
  const path = `${victim.id}/${randomUUID()}.png`;
  const response = await fetch(`${stack.apiUrl}/storage/v1/object/${bucket}/${path}`, {
    method: 'POST',
    headers: {
      apikey: stack.publishableKey,
      authorization: `Bearer ${victim.token}`,
      'content-type': 'image/png',
    },
    body: PNG,
  });
  if (!response.ok) throw new Error(`The victim cannot upload to ${bucket}: ${await response.text()}`);
  return { bucket, path };
}

async function giveRows(sql: Sql, victim: string, files: World['files']): Promise<void> {
  const pathIn = (bucket: string) => files.find((file) => file.bucket === bucket)?.path ?? '';
  const reviewer = '00000000-0000-4000-8000-000000000003';
  await sql`update public.profiles set avatar_path = ${pathIn('avatars')}, phone = '+354 555 7777' where id = ${victim}`;
  await sql`
    insert into public.deposits (investor_id, amount_cents, method, proof_path, status, reason, reviewed_by, reviewed_at)
    values (${victim}, 7654321, 'DOGE', ${pathIn('proofs')}, 'rejected', 'secret reason', ${reviewer}, now())`;
  await sql`
    insert into public.withdrawals (investor_id, method, address, amount_cents, status, reason, reviewed_by, reviewed_at)
    values (${victim}, 'Ethereum', ${`0x${'5ec7e7'.repeat(6)}abcd`}, 123456, 'rejected', 'secret reason', ${reviewer}, now())`;
  await sql`
    with one as (
      insert into public.kyc_cases (investor_id, home_address, document_path)
      values (${victim}, 'Secret Street 7', ${pathIn('kyc')}) returning id
    ) insert into kyc.tax_numbers select id, 'SECRET-1234' from one`;
  await sql`
    insert into desk.corrections (id, investor_id, amount_cents, reason, corrects, proposed_by, status, decided_by, ended_at)
    values (gen_random_uuid(), ${victim}, 7654321, 'secret reason', 'Line 17', ${reviewer}, 'booked',
      '00000000-0000-4000-8000-000000000004', now())`;
  await sql`
    insert into public.contact_messages (investor_id, name, email, subject, message, handled_by, handled_at, answer)
    values (${victim}, 'Secret', 'secret@example.com', 'Secret', 'Secret Street 7', ${reviewer}, now(), 'secret answer')`;
  await sql`insert into public.newsletter_subscriptions (email) values ('secret@example.com')`;
  await sql`
    insert into public.notifications (investor_id, kind, subject_id, amount_cents, detail)
    values (${victim}, 'deposits.rejected', gen_random_uuid(), 7654321, 'secret reason')`;
  await sql`
    insert into public.account_events (investor_id, kind, ip, user_agent)
    values (${victim}, 'session_ended', '192.0.2.77', 'Secret Browser')`;
  await addPortfolio(sql, victim);
}

const asSent = (type: string, value: string | null) =>
  value !== null && type.endsWith('[]') ? `{${(JSON.parse(value) as string[]).join(',')}}` : value;

/** Reads what the API exposes, with the victim's newest value in each column unless the attacker has the same. */
async function readRelations(sql: Sql, victim: string, attacker: string): Promise<Relation[]> {
  const relations = await sql<{ name: string; joined: string[]; columns: { name: string; type: string }[] }[]>`
    select c.relname as name, array(
      select distinct (case k.conrelid when c.oid then o.relname else s.relname end)::text from pg_constraint k
      join pg_class s on s.oid = k.conrelid and s.relnamespace = c.relnamespace
      join pg_class o on o.oid = k.confrelid and o.relnamespace = c.relnamespace where c.oid in (s.oid, o.oid)) as joined, json_agg(json_build_object('name', a.attname, 'type', format_type(pg_basetype(a.atttypid), null)) order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v', 'm', 'p') group by c.oid, 1 order by 1`;
  return Promise.all(
    relations.map(async ({ name, joined, columns }) => {
      const owner = ['investor_id', 'owner_id'].find((key) => columns.some((column) => column.name === key)) ?? 'id';
      const owned = owner !== 'id' || name === 'profiles';
      const rowOf = async (person: string) => {
        const [row] = await sql<{ row: Record<string, string | null> }[]>`
          select (select jsonb_object_agg(key, value) from jsonb_each_text(to_jsonb(r))) as row
          from ${sql(`public.${name}`)} r where ${owned ? sql`r.${sql(owner)} = ${person}` : sql`true`}
          order by to_jsonb(r) ->> 'reason' nulls last limit 1`;
        return row?.row ?? {};
      };
      const theirs = await rowOf(victim);
      const own = owned ? await rowOf(attacker) : {};
      return {
        name,
        joined,
        personal: owned || WRITE_ONLY.has(name) || name === 'marks',
        columns: columns.map((column) => {
          const value = asSent(column.type, theirs[column.name] ?? null);
          const isShared = value === own[column.name] || (name === 'pools' && column.name === 'kind');
          return { ...column, value: isShared ? null : value };
        }),
      };
    }),
  );
}
