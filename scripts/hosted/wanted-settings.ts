import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'smol-toml';
import { repository } from '../tool.ts';
import type { Manage, Project } from './management.ts';

type Value = string | number | boolean;
type Settings = Record<string, Value>;
type Switch = Record<'enabled', boolean>;
type Factor = Record<'enroll_enabled' | 'verify_enabled', boolean>;

/** What is used of supabase/config.toml. */
interface Config {
  api: { schemas: string[]; extra_search_path: string[]; max_rows: number };
  auth: Record<string, Value> & {
    additional_redirect_urls: string[];
    rate_limit: Record<string, number>;
    sessions: Record<'timebox' | 'inactivity_timeout', string>;
    mfa: { max_enrolled_factors: number; totp: Factor; web_authn: Factor };
    webauthn: { rp_display_name: string };
    hook: Record<string, Switch & { uri: string }>;
    email: Record<string, Value> & {
      template: Record<string, { content_path: string; subject: string }>;
      notification: Record<string, Switch>;
    };
  };
}

export interface Wishes {
  siteUrl: string;
  /** Its settings are not compared if it is missing. */
  mails?: { smtpUrl: string; from: string };
}

/** Settings whose name in the API is another, by their name in [auth] or [auth.email]. */
const RENAMED: Record<string, string> = {
  jwt_expiry: 'jwt_exp',
  enable_refresh_token_rotation: 'refresh_token_rotation_enabled',
  refresh_token_reuse_interval: 'security_refresh_token_reuse_interval',
  enable_anonymous_sign_ins: 'external_anonymous_users_enabled',
  enable_manual_linking: 'security_manual_linking_enabled',
  minimum_password_length: 'password_min_length',
  enabled: 'external_email_enabled',
  double_confirm_changes: 'mailer_secure_email_change_enabled',
  secure_password_change: 'security_update_password_require_reauthentication',
  require_current_password: 'security_update_password_require_current_password',
  otp_length: 'mailer_otp_length',
  otp_expiry: 'mailer_otp_exp',
};
const LIMITS = {
  email_sent: 'email_sent',
  sign_in_sign_ups: 'otp',
  token_verifications: 'verify',
  token_refresh: 'token_refresh',
};

const read = (path: string) => readFileSync(join(repository, path), 'utf8');

/** Writes the settings of each kind of something. */
const each = <T>(kinds: Record<string, T>, write: (kind: string, value: T) => Settings): Settings =>
  Object.fromEntries(Object.entries(kinds).flatMap(([kind, value]) => Object.entries(write(kind, value))));

export const passwordOf = ({ smtpUrl }: NonNullable<Wishes['mails']>): string =>
  decodeURIComponent(new URL(smtpUrl).password);

function wantedMails({ smtpUrl, from }: NonNullable<Wishes['mails']>): Settings {
  const { hostname, port, protocol, username } = new URL(smtpUrl);
  const [, sender = '', address = from] = /^\s*(.*?)\s*<([^<>\s]+)>\s*$/.exec(from) ?? [];
  return {
    smtp_admin_email: address,
    smtp_sender_name: sender,
    smtp_host: hostname,
    smtp_port: port || (protocol === 'smtps:' ? '465' : '587'),
    smtp_user: decodeURIComponent(username),
  };
}

function wantedAuth({ auth }: Config, { siteUrl, mails }: Wishes, { has }: Project): Settings {
  const { email, hook, mfa, rate_limit: limits, sessions } = auth;
  const site = new URL(siteUrl);
  const named = { ...auth, ...email };
  return {
    ...each(RENAMED, (key, name) => ({ [name]: named[key] as Value })),
    ...each(LIMITS, (key, name) => ({ [`rate_limit_${name}`]: limits[key] ?? 0 })),
    site_url: site.origin,
    uri_allow_list: auth.additional_redirect_urls.join(','),
    disable_signup: !auth['enable_signup'],
    mailer_autoconfirm: !email['enable_confirmations'],
    external_phone_enabled: false,
    passkey_enabled: true,
    webauthn_rp_display_name: auth.webauthn.rp_display_name,
    webauthn_rp_id: site.hostname,
    webauthn_rp_origins: site.origin,
    mfa_max_enrolled_factors: mfa.max_enrolled_factors,
    ...each({ totp: mfa.totp, ...(has('auth.mfa_web_authn') && { web_authn: mfa.web_authn }) }, (kind, factor) => ({
      [`mfa_${kind}_enroll_enabled`]: factor.enroll_enabled,
      [`mfa_${kind}_verify_enabled`]: factor.verify_enabled,
    })),
    ...(has('auth.user_sessions') &&
      each(sessions, (key, hours) => ({ [`sessions_${key}`]: Number.parseInt(hours, 10) }))),
    ...(has('auth.password_hibp') && { password_hibp_enabled: true }),
    ...each(hook, (kind, { enabled, uri }) =>
      has('auth.hooks', `HOOK_${kind.toUpperCase()}`)
        ? { [`hook_${kind}_enabled`]: enabled, [`hook_${kind}_uri`]: uri }
        : {},
    ),
    ...each(email.template, (kind, { subject, content_path }) => ({
      [`mailer_subjects_${kind}`]: subject,
      [`mailer_templates_${kind}_content`]: read(content_path),
    })),
    ...each(email.notification, (kind, { enabled }) => ({ [`mailer_notifications_${kind}_enabled`]: enabled })),
    ...(mails && wantedMails(mails)),
  };
}

export interface Change {
  service: string;
  path: string;
  /** What the project has otherwise, and what it should have. */
  values: { name: string; has: unknown; wants: Value }[];
  /** Settings that the project does not know. */
  unknown: string[];
}

/** An unset setting is null, empty, off or zero; lists are written with or without a space. */
function plain(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll(', ', ',').trim();
  return value === null || value === false || value === 0 ? '' : value;
}

/** Compares the settings of a project's services with supabase/config.toml and what was asked for. */
export async function compareSettings(manage: Manage, project: Project, wishes: Wishes): Promise<Change[]> {
  const config = parse(read('supabase/config.toml')) as unknown as Config;
  const { schemas, extra_search_path: path, max_rows } = config.api;
  const wanted: [service: string, path: string, settings: Settings][] = [
    ['Auth', '/projects/:ref/config/auth', wantedAuth(config, wishes, project)],
    ['Realtime', '/projects/:ref/config/realtime', { private_only: true }],
    [
      'Data API',
      '/projects/:ref/postgrest',
      { db_schema: schemas.join(','), db_extra_search_path: path.join(','), max_rows },
    ],
  ];
  return Promise.all(
    wanted.map(async ([service, at, settings]) => {
      const current = (await manage('GET', at)) as Record<string, unknown>;
      const values = Object.entries(settings).flatMap(([name, wants]) =>
        !(name in current) || plain(current[name]) === plain(wants) ? [] : [{ name, has: current[name], wants }],
      );
      // The API tells an HMAC of the password, which the official CLI compares, too. Neither is shown.
      const hash = wishes.mails && createHmac('sha256', project.ref).update(passwordOf(wishes.mails)).digest('hex');
      if (hash !== undefined && /^[\da-f]{64}$/.test(String(current['smtp_pass'])) && current['smtp_pass'] !== hash)
        values.push({ name: 'smtp_pass', has: 'another', wants: 'that of SMTP_URL' });
      const unknown = Object.keys(settings).filter((name) => !(name in current));
      return { service, path: at, values, unknown };
    }),
  );
}
