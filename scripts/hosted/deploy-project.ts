import { APPLIED, pendingAfter } from 'local-supabase/postgres/migrate.ts';
import { z } from 'zod';
import { type Manage, type Project, query, readProject } from './management.ts';
import { type Change, compareSettings, passwordOf, type Wishes } from './wanted-settings.ts';

export interface Keys {
  publishable: string;
  secret: string;
}

export interface Deployment extends Required<Wishes> {
  manage: Manage;
  adminEmail: string;
  isDry: boolean;
  tell: (line: string) => void;
  /** Applies pending migrations with the official CLI. */
  push: () => Promise<void>;
  /** Builds the site and keeps the settings of the workers; returns whether something changed. */
  finish: (keys: Keys) => Promise<boolean>;
}

/**
 * Brings a hosted project to what this commit, supabase/config.toml and the wishes say. Idempotent.
 * @returns how many things changed, or would change in a dry run
 * @throws Error if the project is not ready, or was made by another commit or for something else
 */
export async function deploy(deployment: Deployment): Promise<number> {
  const { manage, isDry, tell, push, finish } = deployment;
  const project = await readProject(manage);
  tell(`Project ${project.name}, ${project.plan} plan`);
  if (project.status !== 'ACTIVE_HEALTHY')
    throw new Error(`The project is ${project.status}. Restore it in the dashboard, or wait.`);
  for (const [what, ...feature] of FEATURES) if (!project.has(...feature)) tell(`! The plan has no ${what}`);

  const pending = await pendingMigrations(manage);
  for (const name of pending) tell(`+ migration ${name}`);
  if (!isDry && pending.length > 0) await push();

  // After the migrations, because hooks name functions of the database.
  let changed = pending.length;
  for (const change of await compareSettings(manage, project, deployment)) {
    changed += change.values.length;
    for (const name of change.unknown) tell(`! ${change.service} does not know ${name}`);
    for (const { name, has, wants } of change.values)
      tell(`~ ${change.service} ${name}: ${short(has)} → ${short(wants)}`);
    if (!isDry && change.values.length > 0) await applyChange(deployment, change);
  }

  if (isDry && pending.length > 0) tell('+ jobs and the first admin, after the migrations');
  else changed += await prepareDatabase(deployment);
  if (isDry) tell('+ build of the site, unless dist/ is fresh; .env.workers with the keys of the workers');
  else if (await finish(await readKeys(manage))) changed += 1;
  return changed;
}

function short(value: unknown): string {
  const text = JSON.stringify(value) ?? 'unset';
  return text.length > 60 ? `${text.slice(0, 57)}…"` : text;
}

const FEATURES: [what: string, ...feature: Parameters<Project['has']>][] = [
  ['hooks that count guesses: Auth counts them by network alone', 'auth.hooks', 'HOOK_PASSWORD_VERIFICATION_ATTEMPT'],
  ['length of sessions: the database alone ends them', 'auth.user_sessions'],
  ['refusal of stolen passwords', 'auth.password_hibp'],
  ['security keys as a second factor', 'auth.mfa_web_authn'],
];

const historySchema = z.array(
  z.object({ version: z.string(), name: z.string().nullable(), statements: z.array(z.string()).nullable() }),
);

const FOUND = `
  select to_regclass('supabase_migrations.schema_migrations') is not null as there,
    exists (select from pg_tables where schemaname = 'public') as used`;

/** @throws Error if the project has a migration that this commit lacks or has otherwise, or tables of something else */
export async function pendingMigrations(manage: Manage): Promise<string[]> {
  const [{ there, used } = {}] = await query(manage, FOUND);
  const applied = there === true ? historySchema.parse(await query(manage, APPLIED)) : [];
  if (used === true && applied.length === 0) throw new Error('The project has tables of something else.');
  return pendingAfter(applied).map(({ file }) => file);
}

async function applyChange({ manage, mails, tell }: Deployment, { service, path, values }: Change): Promise<void> {
  const body = Object.fromEntries(values.map(({ name, wants }) => [name, wants]));
  const isMail = values.some(({ name }) => name.startsWith('smtp_'));
  await manage('PATCH', path, { ...body, ...(isMail && { smtp_pass: passwordOf(mails) }) });
  const after = (await manage('GET', path)) as Record<string, unknown>;
  for (const { name, has } of values) if (after[name] === has) tell(`! ${service} ${name} stays ${short(has)}`);
}

const stateSchema = z.tuple([z.object({ admin: z.boolean(), registered: z.boolean() })]);
const STATE = `
  select exists (select from people.operators where role = 'admin') as admin,
    exists (select from public.profiles where lower(email) = lower($1) and verified) as registered`;

/** Returns how many jobs pg_cron runs, or undefined without it. */
export async function countJobs(manage: Manage): Promise<number | undefined> {
  const [{ cron } = {}] = await query(manage, `select to_regclass('cron.job') is not null as cron`);
  if (cron !== true) return undefined;
  const [{ jobs } = {}] = await query(manage, 'select count(*)::int as jobs from cron.job where active');
  return Number(jobs);
}

/** Schedules the jobs, where pg_cron was enabled late, and makes the first admin. */
async function prepareDatabase({ manage, adminEmail, isDry, tell, siteUrl }: Deployment): Promise<number> {
  const jobs = await countJobs(manage);
  if (jobs === undefined) tell('! pg_cron is off: enable it under Integrations → Cron, and run this again');
  if (jobs === 0) tell('+ jobs of the database');
  if (jobs === 0 && !isDry) await query(manage, 'select whole.schedule_jobs()', [], false);
  const [{ admin, registered }] = stateSchema.parse(await query(manage, STATE, [adminEmail]));
  if (!admin)
    tell(registered ? `+ first admin ${adminEmail}` : `! Register ${adminEmail} at ${siteUrl}, and run this again`);
  const isMade = !admin && registered;
  if (isMade && !isDry) await query(manage, 'select people.name_admin($1)', [adminEmail], false);
  return Number(jobs === 0) + Number(isMade);
}

const keysSchema = z.array(z.object({ type: z.string().nullish(), api_key: z.string().nullish() }));

async function readKeys(manage: Manage): Promise<Keys> {
  const keys = keysSchema.parse(await manage('GET', '/projects/:ref/api-keys?reveal=true'));
  const [publishable, secret] = ['publishable', 'secret'].map(
    (kind) => keys.find(({ type }) => type === kind)?.api_key,
  );
  if (!publishable || !secret)
    throw new Error('The project has no publishable and no secret key. Make them under Settings → API Keys.');
  return { publishable, secret };
}
