import { type JWTPayload, jwtVerify } from 'jose';
import type { Service } from '../gateway.ts';
import { createTurnstile, type TurnstileLimits } from './turnstile.ts';

/** Limits on a PostgREST query's length and conditions, far above what any screen sends. */
const MOST_LETTERS = 4000;
const MOST_CONDITIONS = 40;
/** A pattern can take seconds for a single row, and no screen uses one. */
const PATTERN = /(?:^|[.(,=])i?(?:match|like)(?:\([a-z]+\))?\./;

/** All visitors of this machine share one queue; each user has one. */
const VISITORS = 'visitors';

const refused = (status: number, message: string) =>
  Response.json(
    { code: `PT${status}`, message, details: null, hint: null },
    { status, ...(status === 429 && { headers: { 'retry-after': '1' } }) },
  );

/** Whether a query is more work than any screen requests. */
export function isExcessive({ search, searchParams }: URL): boolean {
  let conditions = 0;
  for (const [name, value] of searchParams)
    conditions += /^(?:not\.)?(?:and|or)$/.test(name) ? value.split(',').length : 1;
  return (
    search.length > MOST_LETTERS ||
    conditions > MOST_CONDITIONS ||
    [...searchParams.values()].some((value) => PATTERN.test(value))
  );
}

/**
 * Limits a caller's concurrent requests, and the total, so that some database connections stay free for the workers.
 * Calls with the secret key are exempt.
 */
export function limited(service: Service, jwtSecret: string, limits: TurnstileLimits): Service {
  const inTurn = createTurnstile(limits);
  const key = new TextEncoder().encode(jwtSecret);

  /** Undefined for servers. Refuses an invalid token before it costs anything. */
  async function callerOf({ headers }: Request): Promise<string | undefined> {
    const token = /^Bearer\s+(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1];
    if (token === undefined) return VISITORS;
    const verified = await jwtVerify<JWTPayload & { role?: string }>(token, key, {
      algorithms: ['HS256'],
    }).catch(() => undefined);
    return verified?.payload.role === 'service_role' ? undefined : (verified?.payload.sub ?? VISITORS);
  }

  return {
    ...service,
    async fetch(request, role) {
      const caller = role === 'service_role' ? undefined : await callerOf(request);
      const url = new URL(request.url);
      // A stream lasts as long as the client likes.
      if (caller === undefined || service.streams?.(request.method, url.pathname.split('/v1')[1] ?? ''))
        return service.fetch(request, role);
      if (url.pathname.startsWith('/rest/') && isExcessive(url)) return refused(400, 'invalid_value');
      return (await inTurn(caller, () => service.fetch(request, role))) ?? refused(429, 'busy');
    },
  };
}
