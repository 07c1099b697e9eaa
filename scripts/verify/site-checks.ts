import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { Sql } from 'postgres';
import { readRestoration, verifyRestored } from '../../src/features/proof/verifier/restoration.ts';
import {
  figuresOf,
  readSnapshot,
  type Snapshot,
  totalOf,
} from '../../src/features/proof/verifier/snapshot.ts';
import { verifyReceipt } from '../../src/features/proof/verifier/verifier.ts';
import { errorCode } from '../../supabase/embedded/errors.ts';

/** What one check of a site found. */
export interface SiteCheck {
  name: string;
  isGood: boolean;
  found: string;
}

const RECEIPTS = 20;
const SHOWN = 5;

/** A few of many, for a line of text. */
const some = (all: readonly string[]): string =>
  all.slice(0, SHOWN).join('; ') + (all.length > SHOWN ? `; and ${all.length - SHOWN} more` : '');

/**
 * Checks a site as a whole: the books, the trail, the chain of snapshots, the newest proof of liabilities with twenty receipts, and
 * the content of every uploaded file. Yields each result as it comes.
 * @param sql of the superuser; nothing is changed
 * @param files the folder of Storage
 */
export async function* checkSite(sql: Sql, files: string): AsyncGenerator<SiteCheck> {
  yield await checkBooks(sql);
  yield await checkTrail(sql);
  const chain = await readChain(sql);
  yield chain.check;
  yield await checkProof(sql, chain.newest);
  yield await checkReceipts(sql, chain.newest);
  yield await checkFiles(sql, files);
}

async function checkBooks(sql: Sql): Promise<SiteCheck> {
  const problems = await sql<{ problem: string; subject: string | null }[]>`
    select problem, subject::text from ledger.verify()`;
  const [count] = await sql<
    { transfers: string }[]
  >`select count(*)::text as transfers from ledger.transfers`;
  return {
    name: 'books',
    isGood: problems.length === 0,
    found:
      problems.length === 0
        ? `${count?.transfers} transfers, and all balances follow from them`
        : some(problems.map(({ problem, subject }) => `${problem} ${subject ?? ''}`)),
  };
}

async function checkTrail(sql: Sql): Promise<SiteCheck> {
  const broken = await sql<{ id: string }[]>`select id::text from private.verify_audit()`;
  const [head] = await sql<{ last: string }[]>`select last_id::text as last from private.audit_head`;
  return {
    name: 'audit trail',
    isGood: broken.length === 0,
    found:
      broken.length === 0
        ? `${head?.last} events, each seals the one before`
        : `edited, or without the one before: ${some(broken.map(({ id }) => id))}`,
  };
}

async function readChain(sql: Sql): Promise<{ check: SiteCheck; newest: Snapshot | undefined }> {
  const rows = await sql<{ row: unknown }[]>`
    select to_jsonb(s) as row from public.liability_snapshots s order by s.number`;
  const restored = await sql<
    { row: unknown }[]
  >`select to_jsonb(r) as row from public.restorations r order by r.number`;
  const snapshots = rows.flatMap(({ row }) => readSnapshot(row) ?? []);
  const restorations = restored.flatMap(({ row }) => readRestoration(row) ?? []);
  const isWhole = snapshots.length === rows.length && restorations.length === restored.length;
  const problems = [
    ...(await verifyRestored(snapshots, [], restorations)),
    ...(isWhole ? [] : ['malformed']),
  ];
  const check = {
    name: 'chain of seals',
    isGood: problems.length === 0,
    found: some([
      `snapshots: ${snapshots.length}, restorations: ${restorations.length}`,
      ...(problems.length === 0
        ? restorations.map(({ restored_to, reason }) => `restored to ${restored_to}: ${reason}`).slice(-1)
        : problems),
    ]),
  };
  return { check, newest: snapshots.at(-1) };
}

async function checkProof(sql: Sql, newest: Snapshot | undefined): Promise<SiteCheck> {
  if (!newest) return { name: 'newest proof', isGood: true, found: 'no snapshot has been published yet' };
  const [leaves] = await sql<{ count: number; cents: string }[]>`
    select count(*)::int as count,
      coalesce(sum(available_cents + invested_cents + withdrawing_cents + accrued_cents + pooled_cents), 0)::text as cents
    from private.proof_leaves where snapshot = ${newest.number}`;
  const total = totalOf(figuresOf(newest));
  return {
    name: 'newest proof',
    isGood: leaves?.cents === String(total),
    found: `snapshot ${newest.number} as of ${newest.as_of}: ${total} cents, its ${leaves?.count} leaves together ${leaves?.cents}`,
  };
}

/** Asks for receipts as their owners would, in a transaction that is rolled back, and verifies each as they would. */
async function checkReceipts(sql: Sql, newest: Snapshot | undefined): Promise<SiteCheck> {
  const name = 'receipts';
  if (!newest) return { name, isGood: true, found: 'no snapshot has been published yet' };
  const people = await sql<{ id: string }[]>`
    select l.investor_id as id from private.proof_leaves l
    join public.profiles p on p.id = l.investor_id and p.closed_at is null
    where l.snapshot = ${newest.number} order by md5(l.investor_id::text || ${newest.seal}) limit ${RECEIPTS}`;
  const wrong: string[] = [];
  for (const { id } of people) {
    const problems = await receiptOf(sql, id, newest).then(
      (receipt) => verifyReceipt(receipt, { account: id, published: newest }),
      (error: unknown) => [String(error)],
    );
    if (problems.length > 0) wrong.push(`${id}: ${problems.join(', ')}`);
  }
  return {
    name,
    isGood: wrong.length === 0,
    found:
      wrong.length === 0 ? `${people.length} of snapshot ${newest.number} prove what they say` : some(wrong),
  };
}

async function receiptOf(sql: Sql, person: string, { number }: Snapshot): Promise<unknown> {
  const session = randomUUID();
  const claims = JSON.stringify({
    sub: person,
    role: 'authenticated',
    session_id: session,
    amr: [{ method: 'password', timestamp: 0 }],
  });
  let receipt: unknown;
  await sql
    .begin(async (transaction) => {
      // As with a second factor: who has one is asked for it.
      await transaction`insert into auth.sessions (id, user_id, aal) values (${session}, ${person}, 'aal2')`;
      await transaction`
        select set_config('role', 'authenticated', true), set_config('request.jwt.claims', ${claims}, true)`;
      const [row] = await transaction<{ receipt: unknown }[]>`select public.my_proof(${number}) as receipt`;
      receipt = row?.receipt;
      throw new Error('rolled back');
    })
    .catch((error: unknown) => {
      if (receipt === undefined) throw error;
    });
  return receipt;
}

async function checkFiles(sql: Sql, folder: string): Promise<SiteCheck> {
  const wrong: string[] = [];
  let count = 0;
  const objects = sql<{ bucket: string; name: string; hash: string }[]>`
    select bucket_id as bucket, name, btrim(metadata ->> 'eTag', '"') as hash from storage.objects`;
  for await (const rows of objects.cursor(1000)) {
    for (const { bucket, name, hash } of rows) {
      count += 1;
      const file = createHash('sha256').update(`${bucket}\n${name}`).digest('hex');
      const problem = await fileProblem(join(folder, file.slice(0, 2), file), hash);
      if (problem !== undefined) wrong.push(`${bucket}/${name}: ${problem}`);
    }
  }
  return {
    name: 'files',
    isGood: wrong.length === 0,
    found: wrong.length === 0 ? `${count} files have the content that was uploaded` : some(wrong),
  };
}

/** What is wrong with a file of Storage, whose first line is its header; undefined if its content has this hash. */
async function fileProblem(path: string, expected: string): Promise<string | undefined> {
  const hash = createHash('md5');
  let isHeader = true;
  try {
    for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
      const end = isHeader ? chunk.indexOf('\n') + 1 : 0;
      if (isHeader && end === 0) continue;
      hash.update(chunk.subarray(end));
      isHeader = false;
    }
  } catch (error) {
    return errorCode(error) === 'ENOENT' ? 'it is missing' : String(error);
  }
  return hash.digest('hex') === expected ? undefined : 'its content is another';
}
