import { readFileSync } from 'node:fs';

/** A person of the sandbox who can sign in. */
export interface DemoPerson {
  email: string;
  name: string;
}

const SEED = new URL('../../supabase/seed.sql', import.meta.url);

/**
 * The people of the sandbox and the password they share, as `supabase/seed.sql` makes them.
 * @throws Error when the seed no longer says them in the form that is read here
 */
export function readDemoPeople(): { people: DemoPerson[]; password: string } {
  const seed = readFileSync(SEED, 'utf8');
  const rows = seed.matchAll(/^\s*\('[0-9a-f-]{36}'::uuid, '([^']+@[^']+)', '([^']+)'/gm);
  const people = [...rows].map(([, email = '', name = '']) => ({ email, name }));
  const password = /extensions\.crypt\('([^']+)'/.exec(seed)?.[1];
  if (people.length === 0 || password === undefined)
    throw new Error('supabase/seed.sql names no demo people.');
  return { people, password };
}
