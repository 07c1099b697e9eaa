import type * as z from 'zod/mini';
import { freshToken } from '@/lib/session/session';
import { env } from './env';
import { AppError, toAppError } from './errors';
import { fetchWithRenewal } from './fetch-with-renewal';
import { untilFree } from './until-free';

const PATIENCE_MS = 30_000;
/** A public page must not wait half a minute for content. */
const READING_PATIENCE_MS = 8000;

/**
 * Reads public rows by REST with plain `fetch`, so that public pages need no supabase-js.
 * @param query a PostgREST path like `claims?select=id,text&limit=50`
 * @throws AppError if the API fails, or returns an unexpected shape.
 */
export async function readPublic<T extends z.ZodMiniType>(query: string, rows: T): Promise<z.output<T>> {
  return parse(await request(query, {}, READING_PATIENCE_MS), rows);
}

/**
 * Writes as a visitor with plain `fetch`: code imported on submit might fail to load, and the visitor's input would
 * be stuck.
 * @param path `rpc/` and a function
 * @throws AppError if the API fails or refuses.
 */
export async function writePublic(path: string, body: Record<string, string>): Promise<void> {
  await request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', prefer: 'return=minimal' },
    body: JSON.stringify(body),
  });
}

/**
 * Reads the signed-in user's data with plain `fetch`, so that the first screen does not wait for supabase-js.
 * supabase-js first refreshes an aged session, or one whose token is refused.
 * @param name an API function without arguments
 * @throws AppError if the API fails, returns an unexpected shape, or no longer accepts the session.
 */
export async function readOwn<T extends z.ZodMiniType>(name: string, rows: T): Promise<z.output<T>> {
  const token = freshToken() ?? (await refreshedToken());
  const response = await request(`rpc/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: '{}',
  });
  return parse(response, rows);
}

async function refreshedToken(): Promise<string> {
  const { supabase } = await import('./supabase');
  const { data, error } = await supabase.auth.getSession();
  if (error) throw toAppError(error);
  if (!data.session) throw new AppError('session_expired');
  return data.session.access_token;
}

async function parse<T extends z.ZodMiniType>(response: Response, rows: T): Promise<z.output<T>> {
  const parsed = rows.safeParse(await response.json().catch(() => undefined));
  if (!parsed.success) throw new AppError('unknown', { cause: parsed.error });
  return parsed.data;
}

async function request(path: string, init: RequestInit, patience = PATIENCE_MS): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('apikey', env.supabaseKey);
  let response: Response;
  try {
    const send = () =>
      fetch(`${env.supabaseUrl}/rest/v1/${path}`, {
        ...init,
        headers,
        signal: AbortSignal.timeout(patience),
      });
    response = await fetchWithRenewal({ headers }, () => untilFree(send));
  } catch (error) {
    throw toAppError(error);
  }
  if (!response.ok) throw toAppError(await response.json().catch(() => ({})), response.status);
  return response;
}
