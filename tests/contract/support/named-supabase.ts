import type { SupabaseUnderTest } from '../global-setup.ts';

/** A name of our own: those of deployments must not lead tests, which write, to a deployment. */
const OPT_IN = 'GLASSMINE_TEST_SUPABASE_URL';

/**
 * Reads where another Supabase for the tests is; undefined unless `GLASSMINE_TEST_SUPABASE_URL` is set.
 * @throws Error naming what is not set of the rest
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
