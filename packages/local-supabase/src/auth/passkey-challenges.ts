import { z } from 'zod';
import { authError } from './answers.ts';
import type { KeyContext } from './factors.ts';

/** How long a challenge is valid; Supabase Auth's default. */
export const CHALLENGE_SECONDS = 300;

const answerSchema = z.object({ challenge_id: z.string().nullish(), credential: z.unknown().optional() });
const rowSchema = z.object({ session_data: z.object({ challenge: z.string() }), is_expired: z.boolean() });

export interface Answered {
  challenge: string;
  credential: unknown;
}

/**
 * Stores a challenge and responds with its options. Removes challenges that expired over one validity period ago,
 * because later responses get a specific error until then.
 */
export async function challengeWith(
  { pool }: KeyContext,
  type: 'registration' | 'authentication',
  userId: string | null,
  options: { challenge: string },
): Promise<Response> {
  const { rows } = await pool.query(
    `with forgotten as (
       delete from auth.webauthn_challenges where expires_at < now() - make_interval(secs => $4))
     insert into auth.webauthn_challenges (user_id, challenge_type, session_data, expires_at)
     values ($1, $2, $3, now() + make_interval(secs => $4))
     returning id as challenge_id, extract(epoch from expires_at)::float8::int as expires_at`,
    [userId, type, { challenge: options.challenge }, CHALLENGE_SECONDS],
  );
  return Response.json({ ...rows[0], options });
}

/** Consumes the challenge of a request, or says why it is not valid. */
export async function takeChallenge(
  { pool }: KeyContext,
  type: 'registration' | 'authentication',
  userId: string | null,
  body: unknown,
): Promise<Answered | Response> {
  const params = answerSchema.safeParse(body).data;
  if (!params) return authError(400, 'bad_json', 'Could not parse request body as JSON');
  const { challenge_id: id, credential } = params;
  if (!id) return authError(400, 'validation_failed', 'challenge_id is required');
  if (credential === undefined || credential === null) {
    return authError(400, 'validation_failed', 'credential is required');
  }
  if (!z.uuid().safeParse(id).success) {
    return authError(400, 'validation_failed', 'challenge_id must be a valid UUID');
  }
  const { rows } = await pool.query(
    `delete from auth.webauthn_challenges
      where id = $1 and challenge_type = $2 and user_id is not distinct from $3
      returning session_data, expires_at < now() as is_expired`,
    [id, type, userId],
  );
  if (rows.length === 0) {
    return authError(400, 'webauthn_challenge_not_found', 'Challenge not found or already used');
  }
  const found = rowSchema.parse(rows[0]);
  return found.is_expired
    ? authError(400, 'webauthn_challenge_expired', 'Challenge has expired')
    : { challenge: found.session_data.challenge, credential };
}

export function refuseCredential(words = 'Credential verification failed'): Response {
  return authError(400, 'webauthn_verification_failed', words);
}
