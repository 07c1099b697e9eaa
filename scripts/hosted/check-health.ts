/**
 * `npm run check:health`: one check of a hosted project, written down there for the uptime of the public pages. To be run once
 * a minute by any scheduler; a minute without it counts as down.
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
