import type { App as LiteApp } from '@supabase/lite';
import { z } from 'zod';
import type { Config } from '../config.ts';
import { isStorable } from '../gateway/storable.ts';
import { verifyToken } from '../keys.ts';
import { connectLite } from '../lite/connection.ts';
import { App } from '../lite/package.ts';
import type { OutgoingMail } from '../mail/mailbox.ts';
import { type AuthContext, refuseEarlyRecovery } from './accounts.ts';
import { authError } from './answers.ts';
import { confirmEmailChange, dropEmailChange, sendEmailChange } from './email-change.ts';
import { answerFactors, isAboutFactors, type KeyContext } from './factors.ts';
import { composeMail, leadToPage, type MailValues } from './mail.ts';
import { answerPasskeys, isAboutPasskeys } from './passkeys.ts';
import { endOtherSessions, refuseShortPassword, signInWithPassword } from './passwords.ts';
import { createRenewals } from './renewals.ts';
import { createSignUps, resendConfirmation } from './sign-up.ts';
import { withUserClaims } from './tokens.ts';
import { refuseUpdate, withFactors } from './user.ts';
import { relyingPartyOf } from './webauthn.ts';

export interface Auth {
  fetch(request: Request): Promise<Response>;
  close(): Promise<void>;
}

export interface AuthOptions {
  databaseUrl: string;
  jwtSecret: string;
  apiUrl: string;
  siteUrl: string;
  /** Pages of the site that ask before a link acts; without them it acts when opened, as on a hosted project. */
  linkPage?: ((type: string) => string) | undefined;
  config: Config['auth'];
  send: (mail: OutgoingMail) => Promise<void>;
}

/** Size of the column. */
const LONGEST_EMAIL = 255;
/** bcrypt's limit; Auth calls them characters. */
const MOST_PASSWORD_BYTES = 72;

const bodySchema = z.looseObject({
  email: z.string().optional(),
  password: z.string().optional(),
  data: z.record(z.string(), z.unknown()).nullish(),
  type: z.string().optional(),
  current_password: z.string().optional(),
  create_user: z.boolean().optional(),
  refresh_token: z.string().optional(),
  token: z.string().optional(),
  token_hash: z.string().optional(),
});

interface Claims {
  sub?: string;
  session_id?: string;
}

/** Runs the Auth of @supabase/lite, corrected where Supabase Auth responds differently (the README lists how). */
export async function createAuth(options: AuthOptions): Promise<Auth> {
  const { config, siteUrl, linkPage, jwtSecret } = options;
  const { connection, pool } = connectLite(options.databaseUrl);
  const context: AuthContext = {
    pool,
    config,
    async mail(kind, to, TokenHash = '') {
      const { rows } = await pool.query<Pick<MailValues, 'Data' | 'NewEmail'>>(
        `select raw_user_meta_data as "Data", email_change as "NewEmail" from auth.users
          where not is_sso_user and (email = $1 or email_change = $1) order by email = $1 limit 1`,
        [to.toLowerCase()],
      );
      const link = new URLSearchParams({ token: TokenHash, type: kind, redirect_to: siteUrl });
      const ConfirmationURL = `${options.apiUrl}/auth/v1/verify?${link}`;
      const values = { SiteURL: siteUrl, Data: {}, ...rows[0], TokenHash, ConfirmationURL };
      await options.send(composeMail(config.email.template, kind, to, values));
    },
  };
  const app = new App({
    connection,
    auth: {
      enabled: true,
      jwt_secret: jwtSecret,
      site_url: siteUrl,
      additional_redirect_urls: [`${siteUrl}/**`],
      jwt_expiry: config.jwt_expiry,
      enable_refresh_token_rotation: config.enable_refresh_token_rotation,
      enable_signup: config.enable_signup,
      minimum_password_length: config.minimum_password_length,
      sessions: config.sessions,
      email: {
        enable_confirmations: config.email.enable_confirmations,
        double_confirm_changes: config.email.double_confirm_changes,
        otp_length: config.email.otp_length,
        otp_expiry: config.email.otp_expiry,
      },
    },
    // The gateway has checked the key.
    options: { server: { apiKeys: false, disableStudio: true } },
  });
  // Before Storage, because the package prints that it is experimental at its first start.
  await app.init();
  const mailer: NonNullable<LiteApp['_mailer']> = {
    sendConfirmation: (to, token) => context.mail('signup', to, token),
    sendRecovery: (to, token) => context.mail('recovery', to, token),
    sendMagicLink: (to, token) => context.mail('magiclink', to, token),
    sendEmailChange: (to, token, _code, change) => sendEmailChange(context, to, token, change),
    sendReauthentication: (to) => context.mail('reauthentication', to),
  };
  Object.assign(app, { _mailer: mailer });

  const send = async (request: Request): Promise<Response> => app.fetch(request);
  const signUps = createSignUps(context, send);
  const { renew } = createRenewals(context);
  const party = relyingPartyOf(siteUrl, config.webauthn.rp_display_name);
  const ownContext: KeyContext = { ...context, siteUrl, send, party };

  async function answer(request: Request, url: URL): Promise<Response> {
    const text = await request.text();
    const forward = (sent = text): Promise<Response> =>
      app.fetch(new Request(request, sent === '' ? {} : { body: sent }));
    const parsed = parseJson(text);
    // The package answers malformed JSON; bodies that would crash it do not reach it.
    const body = bodySchema.safeParse(parsed === undefined ? {} : parsed);
    if (!body.success || !isStorable(text)) {
      return authError(400, 'bad_json', 'Could not parse request body as JSON');
    }
    const { email = '', password = '', data, type, current_password: present = '' } = body.data;
    if (email.length > LONGEST_EMAIL) {
      return authError(400, 'validation_failed', 'Unable to validate email address: invalid format');
    }
    const call = `${request.method} ${url.pathname.slice('/auth/v1'.length)}`;
    const setsPassword = call === 'POST /signup' || call === 'PUT /user';
    if (setsPassword && Buffer.byteLength(password) > MOST_PASSWORD_BYTES) {
      const words = `Password cannot be longer than ${MOST_PASSWORD_BYTES} characters`;
      return authError(400, 'validation_failed', words);
    }
    if (isAboutFactors(url)) {
      return answerFactors(ownContext, request, body.data, (await claimsOf(request)).session_id);
    }
    if (isAboutPasskeys(url)) {
      return answerPasskeys(ownContext, request, body.data, (await claimsOf(request)).session_id);
    }
    switch (call) {
      case 'POST /signup': {
        if (password !== '' && Buffer.byteLength(password) < config.minimum_password_length) {
          return refuseShortPassword(config.minimum_password_length);
        }
        return signUps.signUp(email, data, forward);
      }
      case 'POST /resend':
        return type === 'signup' && email !== '' ? resendConfirmation(context, email) : forward();
      case 'POST /recover':
        return (await refuseEarlyRecovery(context, email)) ?? forward();
      case 'POST /token': {
        if (url.searchParams.get('grant_type') === 'refresh_token') {
          return renew(body.data.refresh_token ?? '', (refresh_token) =>
            forward(JSON.stringify({ ...body.data, refresh_token })),
          );
        }
        return signInWithPassword(context, request, { email, password }, forward);
      }
      case 'PUT /user': {
        const { sub, session_id: sessionId } = await claimsOf(request);
        const changes = { email, password, present };
        const refusal = sessionId === undefined ? undefined : await refuseUpdate(context, sessionId, changes);
        const response = refusal ?? (await forward());
        if (response.ok && password !== '' && sub && sessionId) {
          await endOtherSessions(context, sub, sessionId);
          await dropEmailChange(context, sub);
        }
        return response;
      }
      case 'HEAD /verify':
        // Mail scanners send HEAD, which must not use the link up.
        return authError(405, 'unexpected_failure', 'Method Not Allowed');
      case 'GET /verify':
        return linkPage === undefined ? forward() : leadToPage(url, siteUrl, linkPage);
      case 'POST /verify':
        if (!body.data.token && !body.data.token_hash) {
          return authError(400, 'validation_failed', 'Verify requires either a token or a token hash');
        }
        // The package would change the address without the new one's consent.
        return type === 'email_change'
          ? confirmEmailChange(ownContext, request, body.data.token_hash ?? '')
          : forward();
      case 'POST /otp':
      case 'POST /magiclink':
        return signUps.sendCode(request, body.data, forward);
      default:
        return forward();
    }
  }

  async function claimsOf({ headers }: Request): Promise<Claims> {
    const token = headers.get('authorization')?.slice('Bearer '.length) ?? '';
    try {
      return await verifyToken<Claims>(token, jwtSecret);
    } catch {
      return {};
    }
  }

  return {
    async fetch(request) {
      const url = new URL(request.url);
      const response = await answer(request, url);
      const issuer = `${options.apiUrl}/auth/v1`;
      return withFactors(await withUserClaims(response, request, { pool, jwtSecret, issuer }), pool);
    },
    close: () => pool.end(),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
