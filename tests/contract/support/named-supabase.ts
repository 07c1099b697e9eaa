import type { SupabaseUnderTest } from '../global-setup.ts';

/** A variable of our own, because tests write and must never reach a deployment. */
const OPT_IN = 'GLASSMINE_TEST_SUPABASE_URL';

/**
 * Reads the address of another Supabase for the tests; undefined unless `GLASSMINE_TEST_SUPABASE_URL` is set.
 * @throws Error naming the variables that are missing
 */
export function namedSupabase(environment: NodeJS.ProcessEnv): SupabaseUnderTest | undefined {
  if (environment[OPT_IN] === undefined) return undefined;
  const read = (name: string): string => {
    const value = environment[name];
    if (value === undefined) throw new Error(`${OPT_IN} is set, so ${name} must be set too.`);
    return value;
  };
  return {
    url: read(OPT_IN),
    siteUrl: read('SITE_URL'),
    publishableKey: read('SUPABASE_PUBLISHABLE_KEY'),
    secretKey: read('SUPABASE_SECRET_KEY'),
    mailUrl: read('MAILPIT_URL'),
    dbUrl: read('SUPABASE_DB_URL'),
  };
}
