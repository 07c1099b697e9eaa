import { z } from 'zod';
import { reasonOf } from '../../supabase/workers/service.ts';
import { readDemoPeople } from '../local/demo-people.ts';
import { countJobs } from './deploy-project.ts';
import { type Finding, foundIf, type HostedProject } from './finding.ts';
import { type Access, manager, readProject } from './management.ts';
import { checkSite } from './site-checks.ts';
import { compareSettings, type Wishes } from './wanted-settings.ts';

/**
 * Reports what is missing or still a default, by public requests and, with an access token, by the settings that the
 * owner sees. Creates no account, sends no mail and uses five of the project's sign-in attempts.
 */
export async function checkHosted(project: HostedProject): Promise<Finding[]> {
  const ask = asker(project);
  const checks = await Promise.allSettled([
    checkAddresses(project),
    checkSchema(ask),
    checkJobs(ask),
    ...(project.access ? [checkSettings(project.access, project)] : []),
    checkDemoPeople(ask),
    checkSite(project),
  ]);
  const failures = checks.flatMap((check): unknown[] => (check.status === 'rejected' ? [check.reason] : []));
  return [
    ...checks.flatMap((check) => (check.status === 'fulfilled' ? check.value : [])),
    ...failures.slice(0, 1).map((failure) => noProject(project, failure)),
  ];
}

/** Reported once for all checks that Supabase did not answer or answered in an unknown form. */
function noProject({ supabaseUrl }: HostedProject, error: unknown): Finding {
  const reason = error instanceof z.ZodError ? 'an answer has another form' : reasonOf(error);
  return {
    what: `${supabaseUrl} does not answer as a project of Supabase does: ${reason}.`,
    remedy: 'Check VITE_SUPABASE_URL. In the dashboard of Supabase, restore the project if it is paused.',
  };
}

type Ask = (path: string, body?: object) => Promise<Response>;

function asker({ supabaseUrl, publishableKey }: HostedProject): Ask {
  return async (path, body) => {
    const answer = await fetch(new URL(path, supabaseUrl), {
      redirect: 'manual',
      signal: AbortSignal.timeout(15_000),
      headers: { apikey: publishableKey, 'content-type': 'application/json' },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    if (answer.status === 429) throw new Error('it was asked too often, wait five minutes');
    return answer;
  };
}

async function checkAddresses({ supabaseUrl, siteUrl }: HostedProject): Promise<Finding[]> {
  return [supabaseUrl, siteUrl].flatMap((url) =>
    foundIf(new URL(url).protocol !== 'https:', `${url} is not encrypted.`, 'Use an address that begins with https.'),
  );
}

const frontPage = z.object({ computed: z.object({ uptime: z.object({ since: z.string().nullable() }) }) });

async function checkSchema(ask: Ask): Promise<Finding[]> {
  const answer = await ask('/rest/v1/rpc/front_page', {});
  const missing = `The tables are missing, or the key is wrong: the public pages get ${answer.status}.`;
  if (!answer.ok) return foundIf(true, missing, 'npm run deploy, and check VITE_SUPABASE_PUBLISHABLE_KEY.');
  const { since } = frontPage.parse(await answer.json()).computed.uptime;
  const remedy = 'Run npm run workers, of which one checks it.';
  return foundIf(since === null, 'No check of health was ever recorded.', remedy);
}

const snapshots = z.array(z.object({ taken_at: z.string() }));
const DAY_MS = 86_400_000;

/** The public effect of pg_cron; a site without money publishes nothing yet. */
async function checkJobs(ask: Ask): Promise<Finding[]> {
  const answer = await ask('/rest/v1/liability_snapshots?select=taken_at&order=taken_at.desc&limit=1');
  const [last] = snapshots.safeParse(await answer.json()).data ?? [];
  const day = last?.taken_at.slice(0, 10);
  return foundIf(
    last !== undefined && Date.now() - Date.parse(last.taken_at) >= 2 * DAY_MS,
    `The last daily snapshot is of ${day}: the jobs of the database do not run.`,
    'npm run deploy',
  );
}

/** What only the owner of the project sees. */
async function checkSettings(access: Access, wishes: Wishes): Promise<Finding[]> {
  const manage = manager(access);
  const remedy = 'npm run deploy';
  const differences = await compareSettings(manage, await readProject(manage), wishes);
  const jobs = await countJobs(manage);
  return [
    ...differences.flatMap(({ service, values }) =>
      values.map(({ name }) => ({ what: `${service} has another ${name} than this commit.`, remedy })),
    ),
    ...foundIf(!jobs, jobs === 0 ? 'No jobs are scheduled.' : 'pg_cron is off.', remedy),
  ];
}

async function checkDemoPeople(ask: Ask): Promise<Finding[]> {
  const { people, password } = readDemoPeople();
  const answers = await Promise.all(
    people.map(async ({ email }) => {
      const answer = await ask('/auth/v1/token?grant_type=password', { email, password });
      const { error_code: code } = z.object({ error_code: z.string().optional() }).parse(await answer.json());
      return { email, refused: code === 'invalid_credentials' };
    }),
  );
  const present = answers.filter(({ refused }) => !refused).map(({ email }) => email);
  const what = `The demo's password is not refused for ${present.join(', ')}.`;
  return foundIf(present.length > 0, what, 'Begin with a fresh database, without the seed.');
}
