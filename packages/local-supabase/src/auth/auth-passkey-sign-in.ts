import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server';
import { z } from 'zod';
import { inTransaction } from '../pool.ts';
import { CHALLENGE_SECONDS, challengeWith, refuseCredential, takeChallenge } from './auth-passkey-challenges.ts';
import type { PasskeyContext } from './auth-passkeys.ts';
import { authError } from './auth-repairs.ts';
import { answerSession, beginSession, type NewSession } from './auth-sessions.ts';

const credentialSchema = z.object({
  id: z.string(),
  rawId: z.string(),
  type: z.literal('public-key'),
  clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
  response: z.object({
    clientDataJSON: z.string(),
    authenticatorData: z.string(),
    signature: z.string(),
    userHandle: z.string(),
  }),
});

interface Used {
  id: string;
  credentialId: string;
  publicKey: Buffer;
  userId: string;
  isConfirmed: boolean;
  isBanned: boolean | null;
}

export async function signInOptions(context: PasskeyContext): Promise<Response> {
  const options = await generateAuthenticationOptions({
    rpID: context.party.id,
    timeout: CHALLENGE_SECONDS * 1000,
    userVerification: 'preferred',
  });
  return challengeWith(context, 'authentication', null, options);
}

/** Signs in a passkey's owner at AAL1. */
export async function verifySignIn(context: PasskeyContext, request: Request, body: unknown): Promise<Response> {
  const answered = await takeChallenge(context, 'authentication', null, body);
  if (answered instanceof Response) return answered;
  const response = credentialSchema.safeParse(answered.credential).data;
  if (!response) return refuseCredential('Invalid credential response');
  const used = await findUsed(context, response.id, response.response.userHandle);
  if (!used) return refuseCredential();
  const verification = await verifyAuthenticationResponse({
    response,
    expectedChallenge: answered.challenge,
    expectedOrigin: context.party.origin,
    expectedRPID: context.party.id,
    requireUserVerification: false,
    // Supabase Auth ignores a counter that goes back.
    credential: { id: used.credentialId, publicKey: Uint8Array.from(used.publicKey), counter: 0 },
  }).catch(() => undefined);
  if (!verification?.verified) return refuseCredential();
  if (!used.isConfirmed) return authError(403, 'email_not_confirmed', 'Email not confirmed');
  if (used.isBanned) return authError(403, 'user_banned', 'User is banned');
  const { newCounter } = verification.authenticationInfo;
  return answerSession(context, request, await beginByPasskey(context, request, used, newCounter));
}

async function findUsed({ pool }: PasskeyContext, credentialId: string, userHandle: string): Promise<Used | undefined> {
  const { rows } = await pool.query<Used>(
    `select w.id, $1 as "credentialId", w.public_key as "publicKey", u.id as "userId",
            u.email_confirmed_at is not null as "isConfirmed", u.banned_until > now() as "isBanned"
       from auth.webauthn_credentials w join auth.users u on u.id = w.user_id
      where w.credential_id = $2 and u.id::text = $3`,
    [credentialId, Buffer.from(credentialId, 'base64url'), Buffer.from(userHandle, 'base64url').toString('utf8')],
  );
  return rows[0];
}

/** Starts a session and records the passkey's use. */
async function beginByPasskey(
  { pool }: PasskeyContext,
  request: Request,
  { id, userId }: Used,
  signCount: number,
): Promise<NewSession> {
  return inTransaction(pool, async (client) => {
    await client.query(
      'update auth.webauthn_credentials set sign_count = $2, last_used_at = now(), updated_at = now() where id = $1',
      [id, signCount],
    );
    const session = await beginSession(client, request, userId);
    await client.query(
      `insert into auth.mfa_amr_claims (id, session_id, created_at, updated_at, authentication_method)
       values (gen_random_uuid(), $1, now(), now(), 'passkey')`,
      [session.sessionId],
    );
    return session;
  });
}
