import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'smol-toml';
import { z } from 'zod';
import { StackError } from './errors.ts';

/** The project's folder, like the Supabase CLI's: with `config.toml`, `migrations` and what the settings name. */
export const SUPABASE_FOLDER = resolve('supabase');

const port = z.int().min(1).max(65535);

/** Parses a Go duration (`500ms`, `1s`, `1m30s`) to milliseconds. */
const duration = z
  .string()
  .regex(/^(\d+(\.\d+)?(ms|s|m|h))+$/)
  .transform((text) => {
    const units: Record<string, number> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 };
    return [...text.matchAll(/([\d.]+)([a-z]+)/g)].reduce(
      (sum, [, amount, unit]) => sum + Number(amount) * (units[unit ?? ''] ?? 0),
      0,
    );
  });

/** Parses a size (`5MiB`, `500KB`) to bytes. */
const size = z
  .string()
  .regex(/^\d+\s*([KMG]i?)?B$/)
  .transform((text) => {
    const [, amount, prefix = ''] = /^(\d+)\s*([KMG]i?)?B$/.exec(text) ?? [];
    const power = 'KMG'.indexOf(prefix.charAt(0)) + 1;
    return Number(amount) * (prefix.endsWith('i') ? 1024 : 1000) ** (prefix === '' ? 0 : power);
  });

const template = (subject: string) =>
  z.object({ subject: z.string(), content_path: z.string().optional() }).prefault({ subject });

/** A database function that Auth calls: `pg-functions://postgres/<schema>/<function>`. */
const hook = z
  .object({
    enabled: z.boolean(),
    uri: z
      .string()
      .regex(/^pg-functions:\/\/[^/]+\/[a-z_]\w*\/[a-z_]\w*$/)
      .transform((uri) => uri.split('/').slice(-2).join('.')),
  })
  .optional();

const factor = z
  .object({ enroll_enabled: z.boolean().default(false), verify_enabled: z.boolean().default(false) })
  .prefault({});

const positive = (value: number) => z.int().positive().default(value);

const schema = z.object({
  project_id: z.string(),
  api: z
    .object({
      port: port.default(54321),
      schemas: z.array(z.string()).nonempty().default(['public', 'graphql_public']),
      extra_search_path: z.array(z.string()).default(['public', 'extensions']),
      max_rows: positive(1000),
    })
    .prefault({}),
  db: z
    .object({
      port: port.default(54322),
      major_version: z.int().default(17),
      seed: z
        .object({ enabled: z.boolean().default(true), sql_paths: z.array(z.string()).default(['./seed.sql']) })
        .prefault({}),
    })
    .prefault({}),
  local_smtp: z.object({ port: port.default(54324), smtp_port: port.optional() }).prefault({}),
  storage: z.object({ file_size_limit: size.default(50 * 1024 ** 2) }).prefault({}),
  auth: z
    .object({
      site_url: z.string().default('http://127.0.0.1:3000'),
      jwt_expiry: positive(3600),
      enable_refresh_token_rotation: z.boolean().default(true),
      refresh_token_reuse_interval: z.int().nonnegative().default(10),
      enable_signup: z.boolean().default(true),
      minimum_password_length: z.int().min(6).default(6),
      rate_limit: z
        .object({ sign_in_sign_ups: positive(30), token_refresh: positive(150), token_verifications: positive(30) })
        .prefault({}),
      // Unparsed, because the package reads Go durations itself.
      sessions: z.object({ timebox: z.string(), inactivity_timeout: z.string() }).partial().prefault({}),
      mfa: z.object({ max_enrolled_factors: positive(10), totp: factor, web_authn: factor }).prefault({}),
      passkey: z.object({ enabled: z.boolean() }).prefault({ enabled: false }),
      // Its address and name come from the site (passkeys.ts).
      webauthn: z.object({ rp_display_name: z.string().min(1) }).prefault({ rp_display_name: 'Supabase' }),
      hook: z
        .object({
          before_user_created: hook,
          password_verification_attempt: hook,
          mfa_verification_attempt: hook,
        })
        .prefault({}),
      email: z
        .object({
          enable_confirmations: z.boolean().default(false),
          double_confirm_changes: z.boolean().default(true),
          require_current_password: z.boolean().default(false),
          // Omitted from a file, so that a push keeps a hosted project's minute; the CLI's local default is a second.
          max_frequency: duration.default(1000),
          otp_length: z.int().min(6).max(10).default(6),
          otp_expiry: positive(3600),
          template: z
            .object({
              confirmation: template('Confirm your email address'),
              recovery: template('Reset your password'),
              email_change: template('Confirm your new email address'),
              magic_link: template('Your sign-in link'),
              reauthentication: template('Confirm that it is you'),
            })
            .prefault({}),
        })
        .prefault({}),
    })
    .prefault({}),
});

/**
 * The settings of `config.toml` that are obeyed here, with the CLI's defaults; sizes in bytes, `max_frequency` in milliseconds,
 * expiries in seconds.
 */
export type Config = z.infer<typeof schema>;

/**
 * Reads `config.toml`, the only source of ports and auth settings.
 * @throws StackError naming a missing or invalid setting
 */
export function readConfig(folder = SUPABASE_FOLDER): Config {
  const file = join(folder, 'config.toml');
  const hint = 'Correct it, or restore the file from version control.';
  let document: unknown;
  try {
    document = parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new StackError(
      `${file} cannot be read: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`,
      hint,
      { cause: error },
    );
  }
  const result = schema.safeParse(document);
  if (!result.success) {
    const issue = result.error.issues[0];
    throw new StackError(`${file}: [${issue?.path.join('.')}] ${issue?.message}.`, hint);
  }
  // As for the CLI, these paths begin at the folder around the project's.
  for (const mail of Object.values(result.data.auth.email.template))
    if (mail.content_path !== undefined) mail.content_path = resolve(folder, '..', mail.content_path);
  return result.data;
}
