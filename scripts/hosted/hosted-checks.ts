import { z } from 'zod';
import { reasonOf } from '../../supabase/workers/service.ts';
import { readDemoPeople } from '../local/demo-people.ts';
import { countJobs, pendingMigrations } from './deploy-project.ts';
import { type Access, manager, readProject } from './management.ts';
import { compareSettings, type Wishes } from './wanted-settings.ts';

export interface HostedProject extends Wishes {
  supabaseUrl: string;
  publishableKey: string;
  access?: Access;
}

export interface Finding {
  what: string;
  remedy: string;
}

/** What would be amiss, and how it is put right. */
type Check = [isAmiss: boolean, what: string, remedy: string];

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
  const failure = checks.find((check) => check.status === 'rejected');
  return checks
    .flatMap((check) => (check.status === 'fulfilled' ? check.value : []))
    .concat(failure ? [noProject(project, failure.reason)] : [])
    .flatMap(([isAmiss, what, remedy]) => (isAmiss ? [{ what, remedy }] : []));
}

/** Reported once for all checks that Supabase did not answer or answered in an unknown form. */
function noProject({ supabaseUrl }: HostedProject, error: unknown): Check {
  const reason = error instanceof z.ZodError ? 'an answer has another form' : reasonOf(error);
  const remedy = 'Check VITE_SUPABASE_URL. In the dashboard of Supabase, restore the project if it is paused.';
  return [true, `${supabaseUrl} does not answer as a project of Supabase does: ${reason}.`, remedy];
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

async function checkAddresses({ supabaseUrl, siteUrl }: HostedProject): Promise<Check[]> {
  return [supabaseUrl, siteUrl].map((url) => [
    new URL(url).protocol !== 'https:',
    `${url} is not encrypted.`,
    'Use an address that begins with https.',
  ]);
}

const frontPage = z.object({ computed: z.object({ uptime: z.object({ since: z.string().nullable() }) }) });

async function checkSchema(ask: Ask): Promise<Check[]> {
  const answer = await ask('/rest/v1/rpc/front_page', {});
  const missing = `The tables are missing, or the key is wrong: the public pages get ${answer.status}.`;
  if (!answer.ok) return [[true, missing, 'npm run deploy, and check VITE_SUPABASE_PUBLISHABLE_KEY.']];
  const { since } = frontPage.parse(await answer.json()).computed.uptime;
  return [[since === null, 'No check of health was ever recorded.', 'Run npm run workers, of which one checks it.']];
}

const snapshots = z.array(z.object({ taken_at: z.string() }));
const TWO_DAYS_MS = 2 * 86_400_000;

/** The public effect of pg_cron; a site without money publishes nothing yet. */
async function checkJobs(ask: Ask): Promise<Check[]> {
  const answer = await ask('/rest/v1/liability_snapshots?select=taken_at&order=taken_at.desc&limit=1');
  return (snapshots.safeParse(await answer.json()).data ?? []).map(({ taken_at: at }) => [
    Date.now() - Date.parse(at) >= TWO_DAYS_MS,
    `The last daily snapshot is of ${at.slice(0, 10)}: the jobs of the database do not run.`,
    'npm run deploy',
  ]);
}

/** What only the owner of the project sees. */
async function checkSettings(access: Access, wishes: Wishes): Promise<Check[]> {
  const manage = manager(access);
  const differences = await compareSettings(manage, await readProject(manage), wishes);
  const jobs = await countJobs(manage);
  const amiss = differences.flatMap(({ service, values }) =>
    values.map(({ name }) => `${service} has another ${name} than this commit.`),
  );
  const pending = await pendingMigrations(manage).catch((error: unknown) => [reasonOf(error)]);
  if (pending.length > 0) amiss.push(`Migrations are missing: ${pending.join(', ')}`);
  if (!jobs) amiss.push(jobs === 0 ? 'No jobs are scheduled.' : 'pg_cron is off.');
  return amiss.map((what) => [true, what, 'npm run deploy']);
}

async function checkDemoPeople(ask: Ask): Promise<Check[]> {
  const { people, password } = readDemoPeople();
  const answers = await Promise.all(
    people.map(async ({ email }) => {
      const answer = await ask('/auth/v1/token?grant_type=password', { email, password });
      const { error_code: code } = z.object({ error_code: z.string().optional() }).parse(await answer.json());
      return code === 'invalid_credentials' ? [] : [email];
    }),
  );
  const present = answers.flat();
  const what = `The demo's password is not refused for ${present.join(', ')}.`;
  return [[present.length > 0, what, 'Begin with a fresh database, without the seed.']];
}

async function checkSite({ siteUrl, supabaseUrl }: HostedProject): Promise<Check[]> {
  const open = (path: string) =>
    fetch(new URL(path, siteUrl), { redirect: 'manual', signal: AbortSignal.timeout(15_000) });
  try {
    const [home, area, missing] = await Promise.all([open('/'), open('/dashboard'), open('/no-such-page')]);
    return [
      checkHome(await home.text(), siteUrl),
      checkArea(area, new URL(supabaseUrl).origin),
      [missing.status !== 404, `An unknown page answers ${missing.status}.`, 'Serve dist/404.html with status 404.'],
    ];
  } catch (error) {
    return [[true, `${siteUrl} cannot be reached: ${reasonOf(error)}.`, 'Put dist/ on a host.']];
  }
}

/** The build writes the site's address into pages and site map; without VITE_SITE_URL it is localhost. */
function checkHome(html: string, siteUrl: string): Check {
  const [link = ''] = /<link [^>]*rel="canonical"[^>]*>/.exec(html) ?? [];
  const address = /href="([^"]*)"/.exec(link)?.[1] ?? 'no address';
  const isOther = URL.parse(address)?.href !== new URL('/', siteUrl).href;
  const what = `The home page gives ${address} as its address.`;
  return [isOther, what, 'Build with the address of the site in VITE_SITE_URL.'];
}

/** The host must serve application pages at their own addresses; after a redirect the router finds no page. */
function checkArea({ status, ok, headers }: Response, origin: string): Check {
  const target = headers.get('location');
  const rewrite = 'Make the host rewrite the addresses in dist/_redirects, with status 200.';
  if (target !== null) return [true, `/dashboard redirects to ${target} (${status}).`, rewrite];
  const isForeign = !ok || headers.get('content-security-policy')?.includes(origin) !== true;
  const what = `/dashboard answers ${status} without the Content-Security-Policy of this project.`;
  return [isForeign, what, 'Build with its VITE_SUPABASE_URL; make the host read dist/_headers and dist/_redirects.'];
}
