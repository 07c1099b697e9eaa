import { startSite } from '../support/site.ts';

/**
 * Gives the journeys a local Supabase of their own and the production client built for it, on free ports. The workers
 * find them in the environment.
 */
export default async function setUp(): Promise<() => Promise<void>> {
  const site = await startSite();
  Object.assign(process.env, {
    E2E_APP_URL: site.url,
    E2E_MAIL_URL: site.mailUrl,
    E2E_DB_URL: site.dbUrl,
    E2E_CLUSTER: site.cluster,
    // What builds the client once more builds it for the same Supabase.
    ...site.settings,
  });
  return () => site.close();
}
