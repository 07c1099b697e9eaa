import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { inTransaction } from '../pool.ts';
import { authError } from './answers.ts';
import { keepChallenge, raise, refuseChallenge, renew } from './factor-challenges.ts';
import type { Caller, Factor, KeyContext } from './factors.ts';
import { ALGORITHMS, createdSchema, usedSchema, verifyCreated, verifyUsed } from './webauthn.ts';

/** Timeout for the browser in ms; Supabase Auth does not enforce it. */
const PATIENCE_MS = 300_000;
const CHALLENGE_BYTES = 32;

const keySchema = z.object({
  id: z.string(),
  publicKey: z.string(),
  transport: z.array(z.string()),
  flags: z.object({ backupEligible: z.boolean() }),
});
type Key = z.infer<typeof keySchema>;

const challengeSchema = z.object({
  challenge: z.string(),
  /** Keys that may respond; undefined if it creates one. */
  allowed: z.array(z.string()).optional(),
});

const answerSchema = z.object({
  challenge_id: z.uuid().nullish(),
  webauthn: z.object({ type: z.string().nullish(), credential_response: z.unknown().optional() }).nullish(),
});

/** Challenges a new factor to create a key, otherwise any key of the user. */
export async function challengeKey(context: KeyContext, caller: Caller, factor: Factor): Promise<Response> {
  const disabled = refuseDisabled(context);
  if (disabled) return disabled;
  const keys = await keysOf(context, caller);
  const challenge = randomBytes(CHALLENGE_BYTES).toString('base64url');
  const { party } = context;
  if (factor.isVerified) {
    const allowed = keys.map(({ id }) => id);
    const kept = await keepChallenge(context, factor, { challenge, allowed });
    const allowCredentials = keys.map(({ id, transport }) => ({
      type: 'public-key',
      id,
      transports: transport,
    }));
    const publicKey = { challenge, timeout: PATIENCE_MS, rpId: party.id, allowCredentials };
    return Response.json({ ...kept, webauthn: { type: 'request', credential_options: { publicKey } } });
  }
  const publicKey = {
    rp: { id: party.id, name: party.name },
    user: {
      id: Buffer.from(caller.userId).toString('base64url'),
      name: caller.email,
      displayName: caller.email,
    },
    challenge,
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    timeout: PATIENCE_MS,
    excludeCredentials: keys.map(({ id }) => ({ type: 'public-key', id, transports: ['usb', 'nfc'] })),
    authenticatorSelection: {},
  };
  const kept = await keepChallenge(context, factor, { challenge });
  return Response.json({ ...kept, webauthn: { type: 'create', credential_options: { publicKey } } });
}

/** Verifies a security key's response and returns an AAL2 session. */
export async function verifyKey(
  context: KeyContext,
  request: Request,
  caller: Caller,
  factor: Factor,
  body: unknown,
): Promise<Response> {
  // Supabase Auth returns this code, although it names the other switch.
  const disabled = refuseDisabled(context, 'enroll');
  if (disabled) return disabled;
  const params = answerSchema.safeParse(body).data;
  if (!params) return authError(400, 'bad_json', 'Could not parse request body as JSON');
  const { challenge_id: challengeId, webauthn } = params;
  if (!webauthn) return refuse('WebAuthn config required');
  const { type, credential_response: response } = webauthn;
  if (type !== 'create' && type !== 'request') return refuse('WebAuthn type must be create or request');
  if (response === undefined) return refuse('credential_response required');
  const refusal = await refuseChallenge(context, factor, challengeId);
  if (refusal) return refusal;
  const { rows } = await context.pool.query<{ data: unknown }>(
    'select web_authn_session_data as data from auth.mfa_challenges where id = $1',
    [challengeId],
  );
  const asked = challengeSchema.parse(rows[0]?.data);
  const key =
    type === 'create' ? await createdKey(context, asked, response) : await usedKey(context, caller, asked, response);
  if (key instanceof Response) return key;
  const isFirst = await inTransaction(context.pool, async (client) => {
    const used = await client.query('delete from auth.mfa_challenges where id = $1', [challengeId]);
    if (used.rowCount === 0) return false;
    await client.query(
      `update auth.mfa_factors set web_authn_credential = $2, web_authn_aaguid = $3 where id = $1 and status <> 'verified'`,
      [factor.id, key.credential, key.aaguid],
    );
    await raise(client, caller, factor, 'mfa/webauthn');
    return true;
  });
  return isFirst
    ? renew(context, request, caller)
    : authError(422, 'mfa_factor_not_found', 'MFA factor with the provided challenge ID not found');
}

type Challenge = z.infer<typeof challengeSchema>;
interface Answered {
  credential: Key;
  aaguid: string | null;
}

async function createdKey(
  { party }: KeyContext,
  { challenge, allowed }: Challenge,
  body: unknown,
): Promise<Answered | Response> {
  const response = createdSchema.safeParse(body).data;
  if (!response) return refuse('Invalid credential_response');
  const registrationInfo = await verifyCreated(party, challenge, response);
  // A challenge for an existing key names no algorithms.
  if (!registrationInfo || allowed)
    return authError(500, 'unexpected_failure', 'Unexpected failure, please check server logs for more information');
  const { credential: made, aaguid, credentialDeviceType } = registrationInfo;
  return {
    aaguid,
    credential: {
      id: made.id,
      publicKey: Buffer.from(made.publicKey).toString('base64'),
      transport: response.response.transports,
      flags: { backupEligible: credentialDeviceType === 'multiDevice' },
    },
  };
}

async function usedKey(
  context: KeyContext,
  caller: Caller,
  { challenge, allowed }: Challenge,
  body: unknown,
): Promise<Answered | Response> {
  const response = usedSchema.safeParse(body).data;
  if (!response) return refuse('Invalid credential_response');
  const refused = authError(500, 'unexpected_failure', 'Failed to validate WebAuthn MFA response');
  const keys = await keysOf(context, caller);
  const known = keys.find(({ id }) => id === response.id);
  // A removed key invalidates the whole challenge.
  if (!known || allowed?.some((id) => !keys.some((key) => key.id === id))) return refused;
  if (allowed && !allowed.includes(known.id)) return refused;
  const { userHandle } = response.response;
  if (userHandle && Buffer.from(userHandle, 'base64url').toString() !== caller.userId) return refused;
  const verified = await verifyUsed(context.party, challenge, response, Buffer.from(known.publicKey, 'base64'));
  if (!verified) return refused;
  const isMultiple = verified.credentialDeviceType === 'multiDevice';
  return isMultiple === known.flags.backupEligible ? { credential: known, aaguid: null } : refused;
}

async function keysOf({ pool }: KeyContext, { userId }: Caller): Promise<Key[]> {
  const { rows } = await pool.query<{ key: unknown }>(
    `select web_authn_credential as key from auth.mfa_factors
      where user_id = $1 and factor_type = 'webauthn' and status = 'verified' order by created_at`,
    [userId],
  );
  return rows.map(({ key }) => keySchema.parse(key));
}

function refuseDisabled({ config }: KeyContext, names: 'verify' | 'enroll' = 'verify'): Response | undefined {
  return config.mfa.web_authn.verify_enabled
    ? undefined
    : authError(422, `mfa_webauthn_${names}_not_enabled`, 'MFA verification is disabled for WebAuthn');
}

function refuse(words: string): Response {
  return authError(400, 'validation_failed', words);
}
