import { isIPv4 } from 'node:net';
import { StackError } from 'local-supabase/errors.ts';
import postgres from 'postgres';

interface Findings {
  lines: string[];
  isWhole: boolean;
}

/**
 * Recomputes a database's books, daily seals and audit trail.
 * @param databaseUrl of the role `postgres`; encrypted unless the database is on this machine, see {@link
 * encryptionFor}
 * @throws Error if the database does not answer
 */
export async function verifyBooks(databaseUrl: string): Promise<Findings> {
  const sql = postgres(databaseUrl, { max: 1, ssl: encryptionFor(databaseUrl) });
  try {
    // Verifying all books takes longer than a hosted project's statement timeout.
    await sql`set statement_timeout = 0`;
    const books = await sql<
      { problem: string; subject: string | null; expected_cents: string | null; found_cents: string | null }[]
    >`select * from proof.verify()`;
    const trail = await sql<{ id: string }[]>`select id from ground.verify_audit()`;
    const [seals] = await sql<{ last: string | null }[]>`
      select max(details ->> 'day') as last from ground.audit_events where action = 'transfers_sealed'`;
    const lines = books.map(({ problem, subject, expected_cents: expected, found_cents: found }) =>
      [
        problem,
        ...(subject === null ? [] : [subject]),
        ...(expected === null ? [] : [`expected ${expected} cents`]),
        ...(found === null ? [] : [`found ${found} cents`]),
      ].join(', '),
    );
    lines.push(...trail.map(({ id }) => `row ${id} of the audit trail was edited, or the one before it is missing`));
    if (lines.length === 0) lines.push('The books, the seals of their days and the audit trail are whole.');
    const isWhole = books.length + trail.length === 0;
    lines.push(seals?.last ? `Transfers are sealed through ${seals.last} (UTC).` : 'No day is sealed yet.');
    return { lines, isWhole };
  } finally {
    await sql.end();
  }
}

/** The driver does not know `verify-ca`, which `verify-full` includes. */
const VERIFYING: ReadonlySet<unknown> = new Set(['verify-ca', 'verify-full']);
/** The driver turns `disable` and a missing sslmode into false. */
const ENCRYPTING: ReadonlySet<unknown> = new Set([false, 'allow', 'prefer', 'require']);

/**
 * Encrypts every connection that leaves this machine. `sslmode=verify-full` also verifies the certificate; an address
 * cannot ask for less.
 * @throws StackError for an unknown sslmode, which may be stricter
 */
export function encryptionFor(databaseUrl: string): 'require' | 'verify-full' | false {
  const { host, path, ssl } = postgres(databaseUrl).options;
  if (VERIFYING.has(ssl)) return 'verify-full';
  if (!ENCRYPTING.has(ssl)) {
    throw new StackError(
      'The address of the database asks for an encryption (sslmode) that is unknown.',
      'Write sslmode=verify-full to have the certificate verified, or leave sslmode out.',
    );
  }
  const isHere = (name: string) => name === 'localhost' || (isIPv4(name) && name.startsWith('127.'));
  const staysHere = Boolean(path) || host.every((name) => isHere(name));
  return staysHere ? false : 'require';
}
