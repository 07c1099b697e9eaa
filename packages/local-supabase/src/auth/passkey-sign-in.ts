import { generateAuthenticationOptions } from '@simplewebauthn/server';
import { inTransaction } from '../pool.ts';
import { authError } from './answers.ts';
import type { KeyContext } from './factors.ts';
import { CHALLENGE_SECONDS, challengeWith, refuseCredential, takeChallenge } from './passkey-challenges.ts';
import { refreshSession, beginSession, type NewSession } from './sessions.ts';
import { usedSchema, verifyUsed } from './webauthn.ts';

interface Used {
  id: string;
  publicKey: Buffer;
  userId: string;
  isConfirmed: boolean;
  isBanned: boolean | null;
}

export async function signInOptions(context: KeyContext): Promise<Response> {
  const options = await generateAuthenticationOptions({
    rpID: context.party.id,
    timeout: CHALLENGE_SECONDS * 1000,
    userVerification: 'preferred',
  });
  return challengeWith(context, 'authentication', null, options);
}

/** Signs in a passkey's owner at AAL1. */
export async function verifySignIn(context: KeyContext, request: Request, body: unknown): Promise<Response> {
  const answered = await takeChallenge(context, 'authentication', null, body);
  if (answered instanceof Response) return answered;
  const response = usedSchema.safeParse(answered.credential).data;
  if (!response?.response.userHandle) return refuseCredential('Invalid credential response');
  const used = await findUsed(context, response.id, response.response.userHandle);
  if (!used) return refuseCredential();
  const verified = await verifyUsed(context.party, answered.challenge, response, used.publicKey);
  if (!verified) return refuseCredential();
  if (!used.isConfirmed) return authError(403, 'email_not_confirmed', 'Email not confirmed');
  if (used.isBanned) return authError(403, 'user_banned', 'User is banned');
  return refreshSession(context, request, await beginByPasskey(context, request, used, verified.newCounter));
}

async function findUsed({ pool }: KeyContext, credentialId: string, userHandle: string): Promise<Used | undefined> {
  const { rows } = await pool.query<Used>(
    `select w.id, w.public_key as "publicKey", u.id as "userId",
            u.email_confirmed_at is not null as "isConfirmed", u.banned_until > now() as "isBanned"
       from auth.webauthn_credentials w join auth.users u on u.id = w.user_id
      where w.credential_id = $1 and u.id::text = $2`,
    [Buffer.from(credentialId, 'base64url'), Buffer.from(userHandle, 'base64url').toString('utf8')],
  );
  return rows[0];
}

/** Starts a session and records the passkey's use. */
async function beginByPasskey(
  { pool }: KeyContext,
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
