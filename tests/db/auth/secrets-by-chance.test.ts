import { createHash, randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import { expect, test } from 'vitest';
import type { Row } from '../support/actors.ts';
import { connect } from '../support/database.ts';
import { openStage } from '../support/stage.ts';

const { url, makeInvestor } = await openStage();

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** The fixed results of the random functions below. */
const BYTES = createHash('sha256').update('chance').digest();
const ID = randomUUID();
const plain = ID.replaceAll('-', '');

type Admin = Sql<{ bigint: number }>;
const secretOf = async (rows: PromiseLike<readonly Row[]>) => (await rows)[0]?.['secret'];
const mailed = (sql: Admin, recipient: string) =>
  secretOf(sql`
    select params ->> 'token' as secret from messages.outgoing_mails
    where recipient = ${recipient} and params ? 'token' order by created_at desc limit 1`);

const investor = await makeInvestor();

test.each<[string, (sql: Admin) => Promise<unknown>, string]>([
  [
    'a recovery code',
    (sql) => secretOf(sql`select people.new_recovery_code() as secret`),
    [...BYTES.subarray(0, 16)]
      .map((byte) => ALPHABET[byte % 32])
      .join('')
      .replaceAll(/.{4}(?=.)/g, '$&-'),
  ],
  [
    'the link of a warning',
    async (sql) => {
      await sql`select people.warn(${investor.id}, 'password_changed', null, null, null)`;
      return mailed(sql, investor.email);
    },
    BYTES.toString('hex'),
  ],
  [
    'the link of a newsletter',
    async (sql) => {
      await sql`select messages.subscribe_newsletter('reader@example.com', 'en')`;
      return mailed(sql, 'reader@example.com');
    },
    plain + plain,
  ],
  [
    'a code by which people bring others',
    async (sql) => {
      const id = randomUUID();
      await sql`insert into auth.users (id, email) values (${id}, ${`${id}@example.com`})`;
      return secretOf(sql`select referral_code as secret from public.profiles where id = ${id}`);
    },
    plain.slice(0, 12),
  ],
  [
    'a secret of the proof of liabilities',
    (sql) => secretOf(sql`select encode(proof.random_nonce(), 'hex') as secret`),
    createHash('sha256')
      .update(Buffer.from(plain + plain, 'hex'))
      .digest('hex'),
  ],
])('%s is what chance gives, and nothing that others know', async (_, make, expected) => {
  const admin = connect(url('supabase_admin'), 1);
  await admin`begin`;
  await admin.unsafe(`
    create or replace function extensions.gen_random_bytes(integer) returns bytea language sql
    as $$ select substr('\\x${BYTES.toString('hex')}'::bytea, 1, $1) $$;
    create or replace function pg_catalog.gen_random_uuid() returns uuid language sql as $$ select '${ID}'::uuid $$`);
  const made = await make(admin);
  await admin`rollback`;
  await admin.end();
  expect(made).toBe(expected);
});
