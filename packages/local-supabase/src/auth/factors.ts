import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';
import { z } from 'zod';
import { inTransaction } from '../pool.ts';
import type { AuthContext } from './accounts.ts';
import { authError } from './answers.ts';
import { challengeFactor, verifyFactor } from './factor-codes.ts';
import { challengeKey, verifyKey } from './factor-keys.ts';
import type { RelyingParty } from './webauthn.ts';

/** How long an unverified factor is kept; Supabase Auth's default. */
const UNTRIED_SECONDS = 300;
/** Expected by authenticator apps. */
const SECRET_BYTES = 20;

const PATH = /^\/auth\/v1\/factors(?:\/([^/]+)(?:\/(challenge|verify))?)?$/;
const TYPES = new Map([
  ['totp', 'TOTP'],
  ['phone', 'Phone'],
  ['webauthn', 'WebAuthn'],
]);

const enrolSchema = z.object({
  friendly_name: z.string().nullish(),
  factor_type: z.string().nullish(),
  // Supabase Auth treats empty as unset.
  issuer: z
    .string()
    .nullish()
    .transform((issuer) => (issuer === '' ? undefined : issuer)),
});

export interface FactorContext extends AuthContext {
  siteUrl: string;
  /** Sends to @supabase/lite. */
  send: (request: Request) => Promise<Response>;
}

export interface KeyContext extends FactorContext {
  party: RelyingParty;
}

export interface Caller {
  userId: string;
  email: string;
  sessionId: string;
  isAal2: boolean;
}

export interface Factor {
  id: string;
  type: 'totp' | 'webauthn';
  isVerified: boolean;
  friendlyName: string;
  /** Null for a security key. */
  secret: string | null;
}

export function isAboutFactors({ pathname }: URL): boolean {
  return PATH.test(pathname);
}

/**
 * Handles second factors like Supabase Auth: TOTP and security keys. @supabase/lite has none.
 * @param sessionId as claimed by the token
 */
export async function answerFactors(
  context: KeyContext,
  request: Request,
  body: unknown,
  sessionId: string | undefined,
): Promise<Response> {
  const caller = await findCaller(context, request, sessionId);
  if (caller instanceof Response) return caller;
  const [, id, action = ''] = PATH.exec(new URL(request.url).pathname) ?? [];
  const call = `${request.method} ${id === undefined ? 'factors' : action}`;
  if (call === 'POST factors') return enrol(context, caller, body);
  if (!z.uuid().safeParse(id).success) {
    return authError(404, 'validation_failed', 'factor_id must be an UUID');
  }
  const factor = (await factorsOf(context, caller)).find((candidate) => candidate.id === id?.toLowerCase());
  if (!factor) return authError(404, 'mfa_factor_not_found', 'Factor not found');
  switch (call) {
    case 'POST challenge':
      return factor.type === 'webauthn' ? challengeKey(context, caller, factor) : challengeFactor(context, factor);
    case 'POST verify':
      return factor.type === 'webauthn'
        ? verifyKey(context, request, caller, factor, body)
        : verifyFactor(context, request, caller, factor, body);
    case 'DELETE ':
      return unenrol(context, caller, factor);
    default:
      return authError(405, 'unexpected_failure', 'Method Not Allowed');
  }
}

/** Identifies the caller or returns a refusal: the package checks the token, but neither AAL nor bans. */
export async function findCaller(
  { pool, send }: FactorContext,
  request: Request,
  sessionId: string | undefined,
): Promise<Caller | Response> {
  const authorization = request.headers.get('authorization');
  const headers = authorization === null ? {} : { authorization };
  const user = await send(new Request(new URL('/auth/v1/user', request.url), { headers }));
  if (!user.ok) return user;
  const { rows } = await pool.query<Caller & { isBanned: boolean | null }>(
    `select u.id as "userId", u.email, s.id as "sessionId", s.aal = 'aal2' as "isAal2",
            u.banned_until > now() as "isBanned"
       from auth.sessions s join auth.users u on u.id = s.user_id
      where s.id = $1`,
    [sessionId],
  );
  const [caller] = rows;
  if (!caller) return authError(500, 'unexpected_failure', 'A valid session and a registered user are required');
  return caller.isBanned ? authError(403, 'user_banned', 'User is banned') : caller;
}

async function factorsOf({ pool }: FactorContext, { userId }: Caller): Promise<Factor[]> {
  const { rows } = await pool.query<Factor>(
    `select id, factor_type as type, status = 'verified' as "isVerified", friendly_name as "friendlyName", secret
       from auth.mfa_factors where user_id = $1`,
    [userId],
  );
  return rows;
}

async function enrol(context: FactorContext, caller: Caller, body: unknown): Promise<Response> {
  const params = enrolSchema.safeParse(body).data;
  if (!params) return authError(400, 'bad_json', 'Could not parse request body as JSON');
  const name = params.friendly_name ?? '';
  const type = params.factor_type ?? '';
  const refusal = refuseType(context, type) ?? (await refuseEnrolment(context, caller, name));
  if (refusal) return refusal;
  const id = randomUUID();
  const secret = type === 'totp' ? new Secret({ size: SECRET_BYTES }).base32 : null;
  const { rowCount } = await context.pool.query(
    `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at, secret)
     values ($1, $2, $3, $5, 'unverified', now(), now(), $4)
     on conflict do nothing`,
    [id, caller.userId, name, secret, type],
  );
  if (rowCount === 0) return refuseName(name);
  if (secret === null) return Response.json({ id, type, friendly_name: name });
  const issuer = params.issuer ?? new URL(context.siteUrl).host;
  const uri = new TOTP({ issuer, label: caller.email, secret }).toString();
  const qr_code = renderSVG(uri, { ecc: 'H', border: 4, pixelSize: 3 });
  return Response.json({ id, type, friendly_name: name, totp: { qr_code, secret, uri } });
}

function refuseType({ config }: FactorContext, type: string): Response | undefined {
  if (type === 'totp' && config.mfa.totp.enroll_enabled) return undefined;
  if (type === 'webauthn' && config.mfa.web_authn.enroll_enabled) return undefined;
  const name = TYPES.get(type);
  return name === undefined
    ? authError(400, 'validation_failed', 'factor_type needs to be totp, phone, or webauthn')
    : authError(422, `mfa_${type}_enroll_not_enabled`, `MFA enroll is disabled for ${name}`);
}

async function refuseEnrolment(context: FactorContext, caller: Caller, name: string): Promise<Response | undefined> {
  // Abandoned enrolments must not count.
  await context.pool.query(
    `delete from auth.mfa_factors f
      where f.status <> 'verified' and f.created_at < now() - make_interval(secs => $1)
        and not exists (select from auth.mfa_challenges c where c.factor_id = f.id)`,
    [UNTRIED_SECONDS],
  );
  const factors = await factorsOf(context, caller);
  if (factors.some(({ friendlyName }) => friendlyName === name)) return refuseName(name);
  if (factors.length >= context.config.mfa.max_enrolled_factors) {
    const words = 'Maximum number of verified factors reached, unenroll to continue';
    return authError(422, 'too_many_enrolled_mfa_factors', words);
  }
  return factors.some(({ isVerified }) => isVerified) && !caller.isAal2
    ? authError(403, 'insufficient_aal', 'AAL2 required to enroll a new factor')
    : undefined;
}

function refuseName(name: string): Response {
  const words = `A factor with the friendly name ${JSON.stringify(name)} for this user already exists`;
  return authError(422, 'mfa_factor_name_conflict', words);
}

async function unenrol({ pool }: FactorContext, caller: Caller, factor: Factor): Promise<Response> {
  if (factor.isVerified && !caller.isAal2) {
    return authError(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor');
  }
  await inTransaction(pool, async (client) => {
    await client.query('delete from auth.mfa_factors where id = $1', [factor.id]);
    await client.query(
      `delete from auth.mfa_amr_claims m using auth.sessions s
        where s.id = m.session_id and s.factor_id = $1 and m.authentication_method = $2`,
      [factor.id, factor.type === 'webauthn' ? 'mfa/webauthn' : 'totp'],
    );
    await client.query(`update auth.sessions set aal = 'aal1', factor_id = null where factor_id = $1`, [factor.id]);
  });
  return Response.json({ id: factor.id });
}
