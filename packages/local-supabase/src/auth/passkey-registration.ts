import { generateRegistrationOptions } from '@simplewebauthn/server';
import { inTransaction } from '../pool.ts';
import { authError } from './answers.ts';
import type { Caller, KeyContext } from './factors.ts';
import { CHALLENGE_SECONDS, challengeWith, refuseCredential, takeChallenge } from './passkey-challenges.ts';
import { ALGORITHMS, createdSchema, verifyCreated } from './webauthn.ts';

/** Supabase Auth's default. */
const MOST_PASSKEYS = 10;
/** Supabase Auth names passkeys after well-known makers. */
const NAME = 'Passkey';

const SELECTION = { residentKey: 'required', userVerification: 'preferred' } as const;

export async function registrationOptions(context: KeyContext, caller: Caller): Promise<Response> {
  const { rows } = await context.pool.query<{ id: Buffer }>(
    'select credential_id as id from auth.webauthn_credentials where user_id = $1',
    [caller.userId],
  );
  if (rows.length >= MOST_PASSKEYS) return refuseMore();
  const { party } = context;
  const excludeCredentials = rows.map(({ id }) => ({ id: id.toString('base64url') }));
  const made = await generateRegistrationOptions({
    rpID: party.id,
    rpName: party.name,
    userID: Uint8Array.from(Buffer.from(caller.userId)),
    userName: caller.email,
    userDisplayName: await displayName(context, caller),
    timeout: CHALLENGE_SECONDS * 1000,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    // The package mutates this object.
    authenticatorSelection: { ...SELECTION },
    excludeCredentials,
  });
  // Exactly the fields of Supabase Auth.
  const { rp, user, challenge, pubKeyCredParams, timeout, attestation } = made;
  const options = {
    ...(excludeCredentials.length > 0 && { excludeCredentials: made.excludeCredentials }),
    authenticatorSelection: SELECTION,
    rp,
    user,
    challenge,
    pubKeyCredParams,
    timeout,
    attestation,
  };
  return challengeWith(context, 'registration', caller.userId, options);
}

async function displayName({ pool }: KeyContext, { userId, email }: Caller): Promise<string> {
  const { rows } = await pool.query<{ name: string | null }>(
    `select nullif(raw_user_meta_data ->> 'name', '') as name from auth.users where id = $1`,
    [userId],
  );
  return rows[0]?.name ?? email;
}

export async function verifyRegistration(context: KeyContext, caller: Caller, body: unknown): Promise<Response> {
  const answered = await takeChallenge(context, 'registration', caller.userId, body);
  if (answered instanceof Response) return answered;
  const response = createdSchema.safeParse(answered.credential).data;
  if (!response) return refuseCredential('Invalid credential response');
  const registrationInfo = await verifyCreated(context.party, answered.challenge, response);
  if (!registrationInfo) return refuseCredential();
  const { credential, aaguid, credentialDeviceType, credentialBackedUp } = registrationInfo;
  return inTransaction(context.pool, async (client) => {
    // Serialises concurrent verifications, so that the count is right.
    await client.query('select from auth.users where id = $1 for no key update', [caller.userId]);
    const { rows } = await client.query<{ count: number }>(
      'select count(*)::int from auth.webauthn_credentials where user_id = $1',
      [caller.userId],
    );
    if ((rows[0]?.count ?? 0) >= MOST_PASSKEYS) return refuseMore();
    const kept = await client.query(
      `insert into auth.webauthn_credentials (user_id, credential_id, public_key, attestation_type, aaguid, sign_count, transports,
                                              backup_eligible, backed_up, friendly_name)
       values ($1, $2, $3, 'none', $4, $5, $6, $7, $8, $9)
       on conflict do nothing
       returning id, friendly_name, created_at`,
      [
        caller.userId,
        Buffer.from(credential.id, 'base64url'),
        Buffer.from(credential.publicKey),
        aaguid,
        credential.counter,
        JSON.stringify(response.response.transports),
        credentialDeviceType === 'multiDevice',
        credentialBackedUp,
        NAME,
      ],
    );
    return kept.rows[0]
      ? Response.json(kept.rows[0])
      : authError(422, 'webauthn_credential_exists', 'This credential is already registered');
  });
}

function refuseMore(): Response {
  return authError(422, 'too_many_passkeys', 'Maximum number of passkeys reached');
}
