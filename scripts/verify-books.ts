import { isIPv4 } from 'node:net';
import { StackError } from 'local-supabase/errors.ts';
import postgres from 'postgres';

/**
 * Recomputes a database's books, daily seals and audit trail.
 * @param databaseUrl of the role `postgres`; encrypted unless the database is on this machine, see {@link
 * encryptionFor}
 * @throws Error if the database does not answer
 */
export async function verifyBooks(databaseUrl: string): Promise<{ lines: string[]; isWhole: boolean }> {
  const sql = postgres(databaseUrl, { max: 1, ssl: encryptionFor(databaseUrl) });
  try {
    // Verifying all books takes longer than a hosted project's statement timeout.
    await sql`set statement_timeout = 0`;
    const found = await sql<{ line: string }[]>`
      select concat_ws(', ', problem, subject, 'expected ' || expected_cents || ' cents',
        'found ' || found_cents || ' cents') as line from proof.verify()
      union all
      select format('row %s of the audit trail was edited, or the one before it is missing', id) from ground.verify_audit()`;
    const [seals] = await sql<{ last: string | null }[]>`
      select max(details ->> 'day') as last from ground.audit_events where action = 'transfers_sealed'`;
    const isWhole = found.length === 0;
    const lines = isWhole
      ? ['The books, the seals of their days and the audit trail are whole.']
      : found.map(({ line }) => line);
    lines.push(seals?.last ? `Transfers are sealed through ${seals.last} (UTC).` : 'No day is sealed yet.');
    return { lines, isWhole };
  } finally {
    await sql.end();
  }
}

/**
 * Encrypts every connection that leaves this machine. `sslmode=verify-full` also verifies the certificate; an address
 * cannot ask for less.
 * @throws StackError for an unknown sslmode, which may be stricter
 */
export function encryptionFor(databaseUrl: string): 'require' | 'verify-full' | false {
  const { host, path, ssl } = postgres(databaseUrl).options;
  // The driver does not know `verify-ca`, which `verify-full` includes, and turns `disable` into false.
  const asked = typeof ssl === 'object' ? '' : String(ssl);
  if (/^verify-(ca|full)$/.test(asked)) return 'verify-full';
  if (!/^(false|allow|prefer|require)$/.test(asked)) {
    throw new StackError(
      'The address of the database asks for an encryption (sslmode) that is unknown.',
      'Write sslmode=verify-full to have the certificate verified, or leave sslmode out.',
    );
  }
  const isHere = (name: string) => name === 'localhost' || (isIPv4(name) && name.startsWith('127.'));
  return path || host.every(isHere) ? false : 'require';
}
