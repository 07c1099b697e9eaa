import { TOTP } from 'otpauth';
import { z } from 'zod';
import { inTransaction } from '../pool.ts';
import { authError } from './answers.ts';
import { keepChallenge, raise, refuseChallenge, refuseUsed, renew } from './factor-challenges.ts';
import type { Caller, Factor, FactorContext } from './factors.ts';
import { askHook } from './passwords.ts';

/** Accepts the previous and next code, because clocks differ. */
const WINDOW_STEPS = 1;

const verifySchema = z.object({ challenge_id: z.uuid().nullish(), code: z.string().nullish() });

export async function challengeFactor(context: FactorContext, factor: Factor): Promise<Response> {
  const disabled = refuseDisabled(context);
  if (disabled) return disabled;
  return Response.json(await keepChallenge(context, factor));
}

export async function verifyFactor(
  context: FactorContext,
  request: Request,
  caller: Caller,
  factor: Factor,
  body: unknown,
): Promise<Response> {
  const params = verifySchema.safeParse(body).data;
  if (!params) return authError(400, 'bad_json', 'Could not parse request body as JSON');
  const { challenge_id: challengeId, code } = params;
  if (!code) return authError(400, 'validation_failed', 'Code needs to be non-empty');
  const refusal = refuseDisabled(context) ?? (await refuseChallenge(context, factor, challengeId));
  if (refusal) return refusal;
  const token = code.trim();
  const isRight = new TOTP({ secret: factor.secret ?? '' }).validate({ token, window: WINDOW_STEPS }) !== null;
  const rejection = await askHook(context, request, 'mfa_verification_attempt', {
    user_id: caller.userId,
    factor_id: factor.id,
    factor_type: factor.type,
    valid: isRight,
  });
  if (rejection !== undefined) {
    await context.pool.query('delete from auth.sessions where user_id = $1', [caller.userId]);
    return authError(403, 'mfa_verification_rejected', rejection);
  }
  if (!isRight) {
    return authError(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
  }
  const isFirst = await inTransaction(context.pool, async (client) => {
    const used = await client.query(
      'update auth.mfa_challenges set verified_at = now() where id = $1 and verified_at is null',
      [challengeId],
    );
    if (used.rowCount === 0) return false;
    await raise(client, caller, factor, 'totp');
    return true;
  });
  return isFirst ? renew(context, request, caller) : refuseUsed();
}

function refuseDisabled({ config }: FactorContext): Response | undefined {
  return config.mfa.totp.verify_enabled
    ? undefined
    : authError(422, 'mfa_totp_verify_not_enabled', 'MFA verification is disabled for TOTP');
}
