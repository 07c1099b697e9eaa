import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type Applied, APPLIED } from 'local-supabase/postgres/migrate.ts';
import { onTestFinished } from 'vitest';
import { manager } from '../../../scripts/hosted/management.ts';
import newProject from './new-project.json' with { type: 'json' };

const ref = 'abcdefghijklmnopqrst';
const token = 'sbp_test';
/** As the official CLI compares secrets with what the API answers in their place. */
const hashOf = (secret: unknown) =>
  typeof secret === 'string' ? createHmac('sha256', ref).update(secret).digest('hex') : null;
/** What a plan allows, by the names of the API; the dashboard of Supabase reads the same. */
const FEATURES = { 'auth.user_sessions': 'pro', 'auth.password_hibp': 'pro', 'auth.mfa_web_authn': 'pro' };
const GUESSES = ['HOOK_PASSWORD_VERIFICATION_ATTEMPT', 'HOOK_MFA_VERIFICATION_ATTEMPT'];
const PLANS = ['free', 'pro', 'team'];

/** The part of Supabase's Management API that a deployment uses, with one project. */
export async function startManagementApi({ plan = 'team', status = 'ACTIVE_HEALTHY', used = false } = {}) {
  const state = {
    ...structuredClone(newProject as Record<'auth' | 'realtime' | 'postgrest', Record<string, unknown>>),
    /** What the official CLI writes down of each migration. */
    applied: [] as Applied[],
    cron: true,
    jobs: 0,
    admin: false,
    registered: false,
  };
  const asked: { method: string; path: string; body: Record<string, unknown> }[] = [];
  const allows = (least: string) => PLANS.indexOf(plan) >= PLANS.indexOf(least);
  const feature = (key: string, hasAccess: boolean, config = {}) => ({ feature: { key }, hasAccess, config });

  /** As the hosted API: names that it does not know are dropped without a word. */
  function configure(settings: Record<string, unknown>, method: string, body: Record<string, unknown>) {
    if (method === 'PATCH') for (const name of Object.keys(settings)) if (name in body) settings[name] = body[name];
    return settings;
  }

  function run(query: string): unknown {
    if (query === APPLIED) return state.applied;
    if (query.includes("'supabase_migrations")) return [{ there: state.applied.length > 0, used }];
    if (query.includes('cron.job where')) return [{ jobs: state.jobs }];
    if (query.includes('to_regclass')) return [{ cron: state.cron }];
    if (query.includes('schedule_jobs')) state.jobs = 16;
    if (query.includes('name_admin')) state.admin = true;
    return [{ admin: state.admin, registered: state.registered }];
  }

  function answer(method: string, path: string, body: Record<string, unknown>): unknown {
    switch (path) {
      case `/v1/projects/${ref}`:
        return { ref, name: 'Portal', status, organization_slug: 'org' };
      case '/v1/organizations/org':
        return { id: 'org', name: 'Org', plan };
      case '/v1/organizations/org/entitlements': {
        const hooks = { set: ['HOOK_BEFORE_USER_CREATED', ...(allows('team') ? GUESSES : [])] };
        const others = Object.entries(FEATURES).map(([key, least]) => feature(key, allows(least)));
        return { entitlements: [feature('auth.hooks', true, hooks), ...others] };
      }
      case `/v1/projects/${ref}/config/auth`:
        configure(state.auth, method, body);
        return { ...state.auth, smtp_pass: hashOf(state.auth['smtp_pass']) };
      case `/v1/projects/${ref}/config/realtime`:
        return configure(state.realtime, method, body);
      case `/v1/projects/${ref}/postgrest`:
        return configure(state.postgrest, method, body);
      case `/v1/projects/${ref}/database/query`:
        return run(String(body['query']));
      case `/v1/projects/${ref}/api-keys?reveal=true`:
        return [
          { name: 'anon', type: 'legacy', api_key: 'eyJ' },
          { name: 'default', type: 'publishable', api_key: 'sb_publishable_x' },
          { name: 'default', type: 'secret', api_key: 'sb_secret_x' },
        ];
      default:
        return undefined;
    }
  }

  const server = createServer((request, response) => {
    void (async () => {
      const { method = '', url: path = '', headers } = request;
      const sent = await text(request);
      const body = (sent === '' ? {} : JSON.parse(sent)) as Record<string, unknown>;
      asked.push({ method, path, body });
      const isKnown = headers.authorization === `Bearer ${token}`;
      const json = isKnown ? answer(method, path, body) : { message: 'Unauthorized' };
      const refused = isKnown ? 404 : 401;
      response.writeHead(isKnown && json !== undefined ? 200 : refused, { 'content-type': 'application/json' });
      response.end(JSON.stringify(json ?? { message: 'Not found' }));
    })();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const access = { token, ref, api };
  /** Requests that change something. */
  const writes = () =>
    asked.filter(({ method, body }) => method === 'PATCH' || (method === 'POST' && body['read_only'] === false));
  return { state, access, manage: manager(access), writes, asked };
}
