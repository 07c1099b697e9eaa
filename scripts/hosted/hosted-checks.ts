import { randomUUID } from 'node:crypto';
import { isIP } from 'node:net';
import { createClient, REALTIME_SUBSCRIBE_STATES } from '@supabase/supabase-js';
import { z } from 'zod';
import { reasonOf } from '../../supabase/workers/service.ts';
import { readDemoPeople } from '../local/demo-people.ts';
import { type Finding, foundIf, type HostedProject } from './finding.ts';
import { checkSite } from './site-checks.ts';

const TOO_OFTEN: Finding = {
  what: 'Auth was asked too often to answer all questions.',
  remedy: 'Wait five minutes, then check again.',
};
class TooOften extends Error {}

const PUSH_SETTINGS = 'SITE_URL=https://… SITE_HOST=… npx supabase config push';
/** `supabase config push` leaves these out. */
const SET_PASSKEYS =
  'Authentication → Passkeys: switch them on, for the name and the address of the site (docs/hosting.md).';

/**
 * Reports settings that are still defaults or missing, using public requests only. Creates no account, sends no mail
 * and uses six of the project's sign-in attempts and one passkey attempt.
 */
export async function checkHosted(project: HostedProject): Promise<Finding[]> {
  const ask = asker(project);
  const checks = await Promise.allSettled([
    checkAddresses(project),
    checkSchema(ask),
    checkJobs(ask),
    checkApi(ask),
    checkAuthSettings(ask),
    checkLinks(ask, project),
    checkPasswordLength(ask),
    checkPasskeys(ask, project),
    checkDemoPeople(ask),
    checkRealtime(project),
    checkSite(project),
  ]);
  const failures = checks.flatMap((check): unknown[] => (check.status === 'rejected' ? [check.reason] : []));
  const unanswered = failures.find((failure) => !(failure instanceof TooOften));
  return [
    ...checks.flatMap((check) => (check.status === 'fulfilled' ? check.value : [])),
    ...(failures.some((failure) => failure instanceof TooOften) ? [TOO_OFTEN] : []),
    ...(unanswered === undefined ? [] : [noProject(project, unanswered)]),
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

interface Question {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}
type Ask = (path: string, question?: Question) => Promise<Response>;

function asker({ supabaseUrl, publishableKey }: HostedProject): Ask {
  return async (path, { headers, ...question } = {}) => {
    const answer = await fetch(new URL(path, supabaseUrl), {
      redirect: 'manual',
      signal: AbortSignal.timeout(15_000),
      ...question,
      headers: { apikey: publishableKey, 'content-type': 'application/json', ...headers },
    });
    if (answer.status === 429) throw new TooOften();
    return answer;
  };
}

const post = (body: unknown): Question => ({ method: 'POST', body: JSON.stringify(body) });

async function checkAddresses({ supabaseUrl, siteUrl }: HostedProject): Promise<Finding[]> {
  return [supabaseUrl, siteUrl].flatMap((url) =>
    foundIf(new URL(url).protocol !== 'https:', `${url} is not encrypted.`, 'Use an address that begins with https.'),
  );
}

const frontPage = z.object({ computed: z.object({ uptime: z.object({ since: z.string().nullable() }) }) });

async function checkSchema(ask: Ask): Promise<Finding[]> {
  const answer = await ask('/rest/v1/rpc/front_page', post({}));
  const missing = `The tables are missing, or the key is wrong: the public pages get ${answer.status}.`;
  if (!answer.ok) return foundIf(true, missing, 'npx supabase db push, and check VITE_SUPABASE_PUBLISHABLE_KEY.');
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
    'Enable pg_cron, then select whole.schedule_jobs() in the SQL editor.',
  );
}

const unknownSchema = z.object({ message: z.string(), hint: z.string().nullish() });

async function checkApi(ask: Ask): Promise<Finding[]> {
  // PostgREST lists the exposed schemas when it refuses an unknown one: newer versions in the hint, 12.0 in the
  // message.
  const answer = await ask('/rest/v1/site', { headers: { 'accept-profile': 'no_such_schema' } });
  const { data } = unknownSchema.safeParse(await answer.json());
  const listed = /(?:exposed|following): (.*)$/m.exec([data?.message, data?.hint].join('\n'))?.[1];
  const others = (listed ?? '').split(/,\s*/).filter((schema) => schema !== 'public');
  return listed === undefined
    ? foundIf(
        true,
        `The API does not tell which schemas it serves (${answer.status}).`,
        'Look at the exposed schemas in the settings of the Data API: public, and no other.',
      )
    : foundIf(others.length > 0, `The API serves more than the schema public: ${others.join(', ')}.`, PUSH_SETTINGS);
}

const authSettings = z.object({
  external: z.record(z.string(), z.boolean()),
  disable_signup: z.boolean(),
  mailer_autoconfirm: z.boolean(),
});

async function checkAuthSettings(ask: Ask): Promise<Finding[]> {
  const answer = await ask('/auth/v1/settings');
  if (!answer.ok) return foundIf(true, `Auth does not tell its settings (${answer.status}).`, 'Check the key.');
  const { external, disable_signup, mailer_autoconfirm } = authSettings.parse(await answer.json());
  const { email, anonymous_users: anonymous, ...others } = external;
  const offered = Object.keys(others).filter((way) => others[way]);
  return [
    ...foundIf(disable_signup, 'No one can register.', PUSH_SETTINGS),
    ...foundIf(email === false, 'No one can sign in by e-mail.', PUSH_SETTINGS),
    ...foundIf(mailer_autoconfirm, 'Addresses are taken as confirmed without a mail.', PUSH_SETTINGS),
    ...foundIf(anonymous === true, 'Visitors can sign in without an address.', PUSH_SETTINGS),
    ...foundIf(
      offered.length > 0,
      `Ways to sign in that the site does not offer: ${offered.join(', ')}.`,
      // `supabase config push` skips settings that config.toml does not name.
      'Authentication → Sign In / Providers: switch them off.',
    ),
  ];
}

/** An expired link redirects to the site with the reason. */
async function checkLinks(ask: Ask, { siteUrl }: HostedProject): Promise<Finding[]> {
  const { origin } = new URL(siteUrl);
  const leadsTo = async (redirect: string) => {
    const query = new URLSearchParams({ type: 'signup', token: 'not-a-token', redirect_to: redirect });
    const answer = await ask(`/auth/v1/verify?${query}`);
    return URL.parse(answer.headers.get('location') ?? '')?.origin ?? `an error (${answer.status})`;
  };
  const home = await leadsTo(`${origin}/confirmed`);
  if (home !== origin) return foundIf(true, `Links in mails lead to ${home}.`, PUSH_SETTINGS);
  const isOpen = (await leadsTo('https://elsewhere.example')) !== origin;
  return foundIf(isOpen, 'Links in mails can be made to lead to any site.', 'Remove * from the redirect URLs.');
}

/** Auth checks the password before the address, so this creates no account. */
async function checkPasswordLength(ask: Ask): Promise<Finding[]> {
  const answer = await ask('/auth/v1/signup', post({ email: 'not an address', password: 'sixsix' }));
  const { error_code: code } = z.object({ error_code: z.string().optional() }).parse(await answer.json());
  const what = `Six letters are a password (${code ?? answer.status}).`;
  return foundIf(code !== 'weak_password', what, PUSH_SETTINGS);
}

const passkeyChallenge = z.object({ options: z.object({ rpId: z.string() }) });

/** A browser offers passkeys only to the site they were made for. */
async function checkPasskeys(ask: Ask, { siteUrl }: HostedProject): Promise<Finding[]> {
  const answer = await ask('/auth/v1/passkeys/authentication/options', post({}));
  const { data } = passkeyChallenge.safeParse(await answer.json());
  if (!data) return foundIf(true, `Passkeys are off (${answer.status}).`, SET_PASSKEYS);
  const { rpId } = data.options;
  const { hostname } = new URL(siteUrl);
  const host = isIP(hostname) > 0 ? 'localhost' : hostname;
  const isFor = host === rpId || host.endsWith(`.${rpId}`);
  return foundIf(!isFor, `Passkeys are for ${rpId}, which the site is not.`, SET_PASSKEYS);
}

async function checkDemoPeople(ask: Ask): Promise<Finding[]> {
  const { people, password } = readDemoPeople();
  const answers = await Promise.all(
    people.map(async ({ email }) => {
      const answer = await ask('/auth/v1/token?grant_type=password', post({ email, password }));
      const { error_code: code } = z.object({ error_code: z.string().optional() }).parse(await answer.json());
      return { email, refused: code === 'invalid_credentials' };
    }),
  );
  const present = answers.filter(({ refused }) => !refused).map(({ email }) => email);
  const what = `The demo's password is not refused for ${present.join(', ')}.`;
  return foundIf(present.length > 0, what, 'Begin with a fresh database, without the seed.');
}

/** Public channels bypass policies, so a visitor could use up the plan's quota. */
async function checkRealtime({ supabaseUrl, publishableKey }: HostedProject): Promise<Finding[]> {
  const visitor = createClient(supabaseUrl, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const channel = visitor.channel(randomUUID());
  const status = await new Promise((resolve) => channel.subscribe(resolve));
  await visitor.removeAllChannels();
  return foundIf(
    status === REALTIME_SUBSCRIBE_STATES.SUBSCRIBED,
    'Anyone can join public channels of Realtime, and send through them.',
    'Realtime → Settings: switch off Allow public access.',
  );
}
