import { table } from './markdown.ts';

/**
 * What the owner still has, or an attacker has gained: what a session begins with, what it needs in addition, or a
 * way to recover.
 */
const ways = ['password', 'factor', 'passkey', 'mailbox', 'recovery code'] as const;

export type Way = (typeof ways)[number];

const ends = {
  refused: 'The other person gets nothing: the factor is asked for.',
  stop: 'The owner signs in and stops the account.',
  link: 'The link of a warning stops the account; the owner sets a new password by mail.',
  code: 'The owner uses a code, which ends the other person’s sessions.',
  support: 'The owner is kept out and writes to us: an operator freezes the money.',
};

type Row = Record<Way, keyof typeof ends>;
const row = (...cells: Row[Way][]) => Object.fromEntries(ways.map((way, at) => [way, cells[at]])) as Row;

/** A row for what the owner has left, with a cell for each thing that the other person has got, in the order of `ways`. */
export const recoveryStates: Record<Way, Row> = {
  password: row('stop', 'support', 'stop', 'stop', 'support'),
  factor: row('refused', 'stop', 'refused', 'refused', 'stop'),
  passkey: row('stop', 'support', 'stop', 'stop', 'support'),
  mailbox: row('link', 'link', 'link', 'link', 'link'),
  'recovery code': row('code', 'code', 'code', 'code', 'stop'),
};

export function recoverySection(): string {
  return [
    `## Who comes back to an account\n`,
    `The owner has one thing left (rows; a factor and a recovery code with the password), and has had it for more than 72 hours.
Another person has got one thing (columns): the password, the mailbox or the sheet of codes with the password, or was in the account
and added a factor, a passkey, or a factor with codes within 72 hours. Stopping removes all passkeys, and factors and codes that were
added within 72 hours or since the warning whose link stops it. A recovery link removes factors, codes and passkeys of the last 72 hours;
what is older stays, and is asked for. Money of a stopped account moves again when a treasurer has spoken with its owner. A factor that no
one can use and that is older than all of this is removed by who runs the database (\`delete from auth.mfa_factors where id = …\`).
\`tests/db/auth/recovery-states.test.ts\` goes through every cell.
`,
    table(
      ['the owner has', ...ways.map((way) => `another: ${way}`)],
      ways.map((left) => [left, ...ways.map((got) => ends[recoveryStates[left][got]])]),
    ),
  ].join('\n');
}
