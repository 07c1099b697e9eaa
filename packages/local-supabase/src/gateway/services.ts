import { z } from 'zod';
import { authError, isError } from '../auth/answers.ts';
import type { Auth } from '../auth/auth.ts';
import type { createAuthLimits } from '../auth/limits.ts';
import type { KeyRole, Keys } from '../keys.ts';
import { REFUSALS } from '../postgres/safe-update.ts';
import { RESUMABLE, type Storage } from '../storage/storage.ts';
import { type Service, ServiceAway } from './gateway.ts';

const emptySchema = z.object({ code: z.literal(''), message: z.literal('') });

const KIBIBYTE = 1024;
const REST_BODY_LIMIT = 8 * KIBIBYTE * KIBIBYTE;
const AUTH_BODY_LIMIT = 64 * KIBIBYTE;
const FORM_OVERHEAD = 64 * KIBIBYTE;

export function restService(port: number, keys: Keys): Service {
  return {
    bodyLimit: REST_BODY_LIMIT,
    async fetch(request, role) {
      const url = new URL(request.url);
      const refusal = refusalOfAllRows(request.method, url);
      if (refusal !== undefined) return refusal;
      const target = `http://127.0.0.1:${port}${url.pathname.slice('/rest/v1'.length) || '/'}${url.search}`;
      const body = request.body === null ? null : await request.arrayBuffer();
      const headers = withToken(request.headers, keys, role);
      // Recomputed from the body.
      headers.delete('content-length');
      try {
        const response = await fetch(target, { method: request.method, headers, body });
        if (!(await saysNothing(response))) return response;
      } catch (error) {
        throw new ServiceAway('PostgREST does not answer', { cause: error });
      }
      throw new ServiceAway('PostgREST lost its connection to the database');
    },
  };
}

/** PostgREST responds 400 without a reason if the database ends its connection: that is no refusal. */
async function saysNothing(response: Response): Promise<boolean> {
  if (response.status !== 400) return false;
  const answer = emptySchema.safeParse(
    await response
      .clone()
      .json()
      .catch(() => undefined),
  );
  return answer.success;
}

/** PostgREST parameters that do not filter rows. */
const NO_FILTERS = new Set(['select', 'columns', 'order', 'limit', 'offset', 'on_conflict']);

/** Refuses requests that would change or delete all rows of a table, like `safeupdate` on a hosted project. */
function refusalOfAllRows(method: string, url: URL): Response | undefined {
  if (method !== 'PATCH' && method !== 'DELETE') return undefined;
  if ([...url.searchParams.keys()].some((name) => !NO_FILTERS.has(name))) return undefined;
  const message = method === 'PATCH' ? REFUSALS.UpdateStmt : REFUSALS.DeleteStmt;
  return Response.json({ code: '21000', details: null, hint: null, message }, { status: 400 });
}

/** Auth's paths consist of words and ids. A trailing slash, which Auth accepts for some, is not supported. */
const AUTH_PATH = /^\/auth\/v1(?:\/[\w.~-]+)+$/;

export function authService(auth: Auth, refuse: ReturnType<typeof createAuthLimits>): Service {
  return {
    bodyLimit: AUTH_BODY_LIMIT,
    isOpen: (_method, path) => path === '/verify' || path.startsWith('/.well-known/'),
    async fetch(request, role) {
      // Supabase Auth compares paths literally.
      if (!AUTH_PATH.test(new URL(request.url).pathname)) return new Response('404 page not found\n', { status: 404 });
      // On a hosted project workers call from another network and do not use up the users' limits.
      const refusal = role === 'service_role' ? undefined : await refuse(request);
      const response = refusal ?? (await auth.fetch(request));
      if (role === undefined || request.headers.has('authorization')) return response;
      // A hosted gateway passes an API key as a token, which belongs to no user.
      return (await isError(response, 'no_authorization'))
        ? authError(403, 'bad_jwt', 'invalid claim: missing sub claim')
        : response;
    },
  };
}

export function storageService(storage: Storage, keys: Keys, fileSizeLimit: number): Service {
  return {
    bodyLimit: fileSizeLimit + FORM_OVERHEAD,
    streams: (method, path) => method === 'PATCH' && path.startsWith(RESUMABLE),
    isOpen: (method, path) =>
      (method === 'GET' || method === 'HEAD' || method === 'PUT') &&
      /^\/object\/(public|sign|upload\/sign)\//.test(path),
    fetch(request, role) {
      const headers = withToken(request.headers, keys, role);
      return storage.fetch(new Request(request, { headers }));
    },
  };
}

/** Without a user's token, the API key's role applies. */
function withToken(headers: Headers, keys: Keys, role: KeyRole | undefined): Headers {
  const result = new Headers(headers);
  if (role !== undefined && !result.has('authorization')) result.set('authorization', `Bearer ${keys.tokens[role]}`);
  return result;
}
