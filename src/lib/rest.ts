import type * as z from 'zod/mini';
import { env } from './env';
import { AppError, toAppError } from './errors';

const PATIENCE_MS = 8000;

/**
 * Reads public rows over the REST interface with nothing but `fetch`, for what is needed before anybody signs in: it needs no supabase-js.
 *
 * @param query a PostgREST path like `claims?select=id,text&limit=50`
 * @throws AppError when the API does not answer, or not in the expected shape.
 */
export async function readPublic<T extends z.ZodMiniType>(query: string, rows: T): Promise<z.output<T>> {
  const response = await request(query);
  const parsed = rows.safeParse(await response.json().catch(() => undefined));
  if (!parsed.success) throw new AppError('unknown', { cause: parsed.error });
  return parsed.data;
}

async function request(path: string): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(`${env.supabaseUrl}/rest/v1/${path}`, {
      headers: { apikey: env.supabaseKey },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
  } catch (error) {
    throw toAppError(error);
  }
  if (!response.ok) throw toAppError(await response.json().catch(() => ({})), response.status);
  return response;
}
