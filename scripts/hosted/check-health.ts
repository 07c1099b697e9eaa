/**
 * `npm run check:health`: records one health check of a hosted project for the uptime on the public pages. Any
 * scheduler can run it once a minute; a minute without a check counts as downtime.
 */
import { checkHealth } from '../../supabase/workers/health.ts';
import { reasonOf, serviceFromSettings } from '../service.ts';

const service = serviceFromSettings();
try {
  const failures = await checkHealth(service);
  console.log(failures.length === 0 ? 'Every service answers.' : failures.join('\n'));
  process.exitCode = failures.length === 0 ? 0 : 1;
} catch (error) {
  console.error(`The check could not be written down: ${reasonOf(error)}`);
  process.exitCode = 1;
}
