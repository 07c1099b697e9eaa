import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'smol-toml';
import { z } from 'zod';
import { StackError } from './errors.ts';

export const supabaseFolder = fileURLToPath(new URL('..', import.meta.url));

/** Where `npm start` serves the application; elsewhere `[auth] site_url` is an environment variable. */
export const LOCAL_SITE_URL = 'http://127.0.0.1:5173';

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

const template = z.object({ subject: z.string(), content_path: z.string() });

/** A database function that Auth calls: `pg-functions://postgres/<schema>/<function>`. */
const hook = z.object({
  enabled: z.boolean(),
  uri: z
    .string()
    .regex(/^pg-functions:\/\/[^/]+\/[a-z_]\w*\/[a-z_]\w*$/)
    .transform((uri) => uri.split('/').slice(-2).join('.')),
});

const schema = z.object({
  project_id: z.string(),
  api: z.object({
    port,
    schemas: z.array(z.string()).nonempty(),
    extra_search_path: z.array(z.string()),
    max_rows: z.int().positive(),
  }),
  db: z.object({
    port,
    major_version: z.int(),
    seed: z.object({ enabled: z.boolean(), sql_paths: z.array(z.string()) }),
  }),
  local_smtp: z.object({ port, smtp_port: port }),
  storage: z.object({ file_size_limit: size }),
  auth: z.object({
    jwt_expiry: z.int().positive(),
    enable_refresh_token_rotation: z.boolean(),
    refresh_token_reuse_interval: z.int().nonnegative(),
    enable_signup: z.boolean(),
    minimum_password_length: z.int().min(6),
    rate_limit: z.object({
      sign_in_sign_ups: z.int().positive(),
      token_refresh: z.int().positive(),
      token_verifications: z.int().positive(),
    }),
    // Unparsed, because the package reads Go durations itself.
    sessions: z.object({ timebox: z.string(), inactivity_timeout: z.string() }),
    mfa: z.object({
      max_enrolled_factors: z.int().positive(),
      totp: z.object({ enroll_enabled: z.boolean(), verify_enabled: z.boolean() }),
      web_authn: z.object({ enroll_enabled: z.boolean(), verify_enabled: z.boolean() }),
    }),
    passkey: z.object({ enabled: z.boolean() }),
    // Its address and name come from the site (auth-passkeys.ts).
    webauthn: z.object({ rp_display_name: z.string().min(1) }),
    hook: z.object({
      before_user_created: hook,
      password_verification_attempt: hook,
      mfa_verification_attempt: hook,
    }),
    email: z.object({
      enable_confirmations: z.boolean(),
      double_confirm_changes: z.boolean(),
      require_current_password: z.boolean(),
      // Omitted from the file, so that a push keeps a hosted project's minute; the CLI's local default is a second.
      max_frequency: duration.default(1000),
      otp_length: z.int().min(6).max(10),
      otp_expiry: z.int().positive(),
      template: z.object({
        confirmation: template,
        recovery: template,
        email_change: template,
        magic_link: template,
        reauthentication: template,
      }),
    }),
  }),
});

/**
 * Settings of `supabase/config.toml` that the embedded stack obeys; sizes in bytes, `max_frequency` in milliseconds,
 * expiries in seconds.
 */
export type Config = z.infer<typeof schema>;

/**
 * Reads `supabase/config.toml`, the only source of ports and auth settings.
 * @throws StackError naming a missing or invalid setting
 */
export function readConfig(file: string = `${supabaseFolder}config.toml`): Config {
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
  return result.data;
}
