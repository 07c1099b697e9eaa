import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Config } from '../config.ts';
import { authError } from './answers.ts';

/** `[auth.rate_limit]` counts in windows of five minutes. */
const WINDOW_SECONDS = 300;

/** Supabase Auth allows 15 challenges and 15 codes a minute with bursts of 30; `config.toml` has no setting. */
const FACTOR_WINDOW_SECONDS = 120;
const FACTOR_TRIES = 30;
/** Passkey sign-ins started in five minutes; `config.toml` has no setting. */
const PASSKEY_TRIES = 30;

export type AuthLimits = Config['auth']['rate_limit'] & {
  factor_tries?: number;
  passkey_tries?: number;
};

type Counted = keyof Config['auth']['rate_limit'] | 'factor_challenges' | 'factor_verifications' | 'passkey_challenges';

function countedAs({ method, url }: Request): Counted | undefined {
  const { pathname, searchParams } = new URL(url);
  const path = pathname.slice('/auth/v1'.length).replace(/^\/factors\/[^/]+\//, '/factors/');
  switch (path) {
    case '/signup':
    case '/recover':
    case '/resend':
    case '/otp':
    case '/magiclink':
      return method === 'POST' ? 'sign_in_sign_ups' : undefined;
    case '/token':
      return searchParams.get('grant_type') === 'refresh_token' ? 'token_refresh' : 'sign_in_sign_ups';
    case '/verify':
      return 'token_verifications';
    case '/passkeys/authentication/options':
      return 'passkey_challenges';
    case '/factors/challenge':
      return 'factor_challenges';
    case '/factors/verify':
      return 'factor_verifications';
    default:
      return undefined;
  }
}

/**
 * Rate limits like a hosted Auth, which counts by address. Here everything counts as one caller, because the stack
 * listens on loopback.
 * @returns a function that returns a 429 response, or undefined within the limit
 */
export function createAuthLimits({
  factor_tries: factorTries = FACTOR_TRIES,
  passkey_tries: passkeyTries = PASSKEY_TRIES,
  ...limits
}: AuthLimits) {
  const limiter = (points: number, duration = WINDOW_SECONDS) => new RateLimiterMemory({ points, duration });
  const limiters: Record<Counted, RateLimiterMemory> = {
    sign_in_sign_ups: limiter(limits.sign_in_sign_ups),
    token_refresh: limiter(limits.token_refresh),
    token_verifications: limiter(limits.token_verifications),
    passkey_challenges: limiter(passkeyTries),
    factor_challenges: limiter(factorTries, FACTOR_WINDOW_SECONDS),
    factor_verifications: limiter(factorTries, FACTOR_WINDOW_SECONDS),
  };
  return async function refuse(request: Request): Promise<Response | undefined> {
    const counted = countedAs(request);
    if (counted === undefined) return undefined;
    try {
      await limiters[counted].consume('loopback');
      return undefined;
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      return authError(429, 'over_request_rate_limit', 'Request rate limit reached');
    }
  };
}
