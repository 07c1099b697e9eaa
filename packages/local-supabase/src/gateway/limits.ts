import { verifyToken } from '../keys.ts';
import type { Service } from './gateway.ts';
import { createTurnstile, type TurnstileLimits } from './turnstile.ts';

/** What a PostgREST query may have at most. */
export interface QueryLimits {
  letters: number;
  conditions: number;
  /** Whether it may have patterns, which can take seconds for a single row. */
  patterns: boolean;
}

const PATTERN = /(?:^|[.(,=])i?(?:match|like)(?:\([a-z]+\))?\./;

/** All visitors of this machine share one queue; each user has one. */
const VISITORS = 'visitors';

const refused = (status: number, message: string) =>
  Response.json(
    { code: `PT${status}`, message, details: null, hint: null },
    { status, ...(status === 429 && { headers: { 'retry-after': '1' } }) },
  );

export function isExcessive({ search, searchParams }: URL, most: QueryLimits): boolean {
  let conditions = 0;
  for (const [name, value] of searchParams)
    conditions += /^(?:not\.)?(?:and|or)$/.test(name) ? value.split(',').length : 1;
  return (
    search.length > most.letters ||
    conditions > most.conditions ||
    (!most.patterns && [...searchParams.values()].some((value) => PATTERN.test(value)))
  );
}

/**
 * Limits a caller's concurrent requests, and the total, so that some database connections stay free for the workers.
 * Calls with the secret key are exempt.
 */
export function limited(service: Service, jwtSecret: string, limits: TurnstileLimits, queries?: QueryLimits): Service {
  const inTurn = createTurnstile(limits);

  /** Undefined for servers. Refuses an invalid token before it costs anything. */
  async function callerOf({ headers }: Request): Promise<string | undefined> {
    const token = /^Bearer\s+(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1];
    if (token === undefined) return VISITORS;
    const claims = await verifyToken<{ role?: string }>(token, jwtSecret).catch(() => undefined);
    return claims?.role === 'service_role' ? undefined : (claims?.sub ?? VISITORS);
  }

  return {
    ...service,
    async fetch(request, role) {
      const caller = role === 'service_role' ? undefined : await callerOf(request);
      const url = new URL(request.url);
      // A stream lasts as long as the client likes.
      if (caller === undefined || service.streams?.(request.method, url.pathname.split('/v1')[1] ?? ''))
        return service.fetch(request, role);
      if (queries && isExcessive(url, queries)) return refused(400, 'invalid_value');
      return (await inTurn(caller, () => service.fetch(request, role))) ?? refused(429, 'busy');
    },
  };
}
