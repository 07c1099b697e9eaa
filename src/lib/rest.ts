import type * as z from 'zod/mini';
import { env } from './env';
import { AppError, toAppError } from './errors';

const PATIENCE_MS = 8000;

/**
 * Reads public rows over the REST interface with nothing but `fetch`, so that public pages need no supabase-js.
 *
 * @param query a PostgREST path like `claims?select=id,text&limit=50`
 * @throws AppError when the API does not answer, or not in the expected shape.
 */
export async function readPublic<T extends z.ZodMiniType>(query: string, rows: T): Promise<z.output<T>> {
  let response: Response;
  try {
    response = await fetch(`${env.supabaseUrl}/rest/v1/${query}`, {
      headers: { apikey: env.supabaseKey },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
  } catch (error) {
    throw toAppError(error);
  }
  if (!response.ok) throw toAppError({}, response.status);
  const parsed = rows.safeParse(await response.json().catch(() => undefined));
  if (!parsed.success) throw new AppError('unknown', { cause: parsed.error });
  return parsed.data;
}
