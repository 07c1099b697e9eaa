import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { authError } from './auth-repairs.ts';
import type { Config } from './config.ts';

/** The limits are counted in windows of five minutes. */
const WINDOW_SECONDS = 300;

/** Which setting of `[auth.rate_limit]` counts a request. */
function settingOf({ method, url }: Request): keyof Config['auth']['rate_limit'] | undefined {
  const { pathname, searchParams } = new URL(url);
  switch (pathname.slice('/auth/v1'.length)) {
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
    default:
      return undefined;
  }
}

/**
 * Refuses what comes too often, as a hosted Auth does for each address. Only one address calls this stack, which listens on
 * loopback; behind it all callers are counted together.
 * @returns a function that answers a request with 429 when it is one too many, and with undefined otherwise
 */
export function createAuthLimits(limits: Config['auth']['rate_limit']) {
  const limiter = (points: number) => new RateLimiterMemory({ points, duration: WINDOW_SECONDS });
  const limiters = {
    sign_in_sign_ups: limiter(limits.sign_in_sign_ups),
    token_refresh: limiter(limits.token_refresh),
    token_verifications: limiter(limits.token_verifications),
  };
  return async function refuse(request: Request): Promise<Response | undefined> {
    const setting = settingOf(request);
    if (setting === undefined) return undefined;
    try {
      await limiters[setting].consume('loopback');
      return undefined;
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      return authError(429, 'over_request_rate_limit', 'Request rate limit reached');
    }
  };
}
