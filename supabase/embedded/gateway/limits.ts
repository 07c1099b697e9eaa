import { type JWTPayload, jwtVerify } from 'jose';
import type { Service } from '../gateway.ts';
import { createTurnstile, type TurnstileLimits } from './turnstile.ts';

/** Letters of the query of a request to PostgREST, and conditions in it, which no screen comes near. */
const MOST_LETTERS = 4000;
const MOST_CONDITIONS = 40;
/** A pattern may be compared for seconds with a single row, and no screen asks for one. */
const PATTERN = /(?:^|[.(,=])i?(?:match|like)(?:\([a-z]+\))?\./;

/** Who shares a place in the queue: all visitors, who come from this machine, and each person by themselves. */
const VISITORS = 'visitors';

const refused = (status: number, message: string) =>
  Response.json(
    { code: `PT${status}`, message, details: null, hint: null },
    { status, ...(status === 429 && { headers: { 'retry-after': '1' } }) },
  );

/** Whether a query asks for more work than any screen of the application. */
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
 * A service of which one caller takes few requests at once, and of all callers so many that some connections to the database stay
 * free for the workers. They have the secret key, and are not counted.
 */
export function limited(service: Service, jwtSecret: string, limits: TurnstileLimits): Service {
  const inTurn = createTurnstile(limits);
  const key = new TextEncoder().encode(jwtSecret);

  /** Undefined for servers. A token that is not valid is refused before it costs anything. */
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
      // What arrives piece by piece takes as long as the sender likes.
      if (caller === undefined || service.streams?.(request.method, url.pathname.split('/v1')[1] ?? ''))
        return service.fetch(request, role);
      if (url.pathname.startsWith('/rest/') && isExcessive(url)) return refused(400, 'invalid_value');
      return (await inTurn(caller, () => service.fetch(request, role))) ?? refused(429, 'busy');
    },
  };
}
