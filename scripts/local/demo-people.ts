import { readFileSync } from 'node:fs';

export interface DemoPerson {
  email: string;
  name: string;
}

const SEED = new URL('../../supabase/seed.sql', import.meta.url);

/**
 * The sandbox users and their shared password, from `supabase/seed.sql`.
 * @throws Error if the seed has another form
 */
export function readDemoPeople(): { people: DemoPerson[]; password: string } {
  const seed = readFileSync(SEED, 'utf8');
  const rows = seed.matchAll(/^\s*\('[0-9a-f-]{36}'::uuid, '([^']+@[^']+)', '([^']+)'/gm);
  const people = [...rows].map(([, email = '', name = '']) => ({ email, name }));
  const password = /extensions\.crypt\('([^']+)'/.exec(seed)?.[1];
  if (people.length === 0 || password === undefined) throw new Error('supabase/seed.sql names no demo people.');
  return { people, password };
}
