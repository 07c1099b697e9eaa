import { z } from 'zod';

export function authError(status: number, code: string, message: string): Response {
  return Response.json({ code: status, error_code: code, msg: message }, { status });
}

const errorSchema = z.object({ error_code: z.string().optional() }).catch({});

export async function isError(response: Response, code: string): Promise<boolean> {
  if (response.ok) return false;
  const answer: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  return errorSchema.parse(answer).error_code === code;
}

/** The JSON of a success; undefined for anything else. */
export async function jsonOf(response: Response): Promise<unknown> {
  const isJson = response.ok && response.headers.get('content-type')?.includes('json');
  return isJson ? response.clone().json() : undefined;
}

/** The response with another body. */
export function amended({ status, headers: given }: Response, body: object): Response {
  const headers = new Headers(given);
  headers.delete('content-length');
  return Response.json(body, { status, headers });
}
