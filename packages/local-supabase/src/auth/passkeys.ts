import { z } from 'zod';
import { authError } from './answers.ts';
import { type Caller, findCaller, type KeyContext } from './factors.ts';
import { registrationOptions, verifyRegistration } from './passkey-registration.ts';
import { signInOptions, verifySignIn } from './passkey-sign-in.ts';

const PATH = /^\/auth\/v1\/passkeys(?:\/(.+))?$/;
const LONGEST_NAME_BYTES = 120;

const updateSchema = z.object({ friendly_name: z.string().nullish() });

export function isAboutPasskeys({ pathname }: URL): boolean {
  return PATH.test(pathname);
}

/**
 * Handles passkeys like Supabase Auth; @supabase/lite has none.
 * @param sessionId as claimed by the token
 */
export async function answerPasskeys(
  context: KeyContext,
  request: Request,
  body: unknown,
  sessionId: string | undefined,
): Promise<Response> {
  if (!context.config.passkey.enabled) return authError(404, 'passkey_disabled', 'Passkeys are disabled');
  const [, path = ''] = PATH.exec(new URL(request.url).pathname) ?? [];
  const call = `${request.method} ${path}`;
  if (call === 'POST authentication/options') return signInOptions(context);
  if (call === 'POST authentication/verify') return verifySignIn(context, request, body);
  const caller = await findCaller(context, request, sessionId);
  if (caller instanceof Response) return caller;
  switch (call) {
    case 'GET ':
      return list(context, caller);
    case 'POST registration/options':
      return (await refuseFirstLevel(context, caller)) ?? registrationOptions(context, caller);
    case 'POST registration/verify':
      return (await refuseFirstLevel(context, caller)) ?? verifyRegistration(context, caller, body);
    default:
      return path.includes('/') || path === ''
        ? authError(405, 'unexpected_failure', 'Method Not Allowed')
        : manage(context, request.method, caller, path, body);
  }
}

/** Refuses to add or remove passkeys at AAL1 if the user has a verified factor. */
async function refuseFirstLevel({ pool }: KeyContext, { userId, isAal2 }: Caller): Promise<Response | undefined> {
  if (isAal2) return undefined;
  const { rows } = await pool.query(`select from auth.mfa_factors where user_id = $1 and status = 'verified' limit 1`, [
    userId,
  ]);
  const words = 'AAL2 session is required to manage passkeys when MFA is enabled';
  return rows.length > 0 ? authError(403, 'insufficient_aal', words) : undefined;
}

const ITEM = `jsonb_strip_nulls(jsonb_build_object(
  'id', id, 'friendly_name', nullif(friendly_name, ''), 'created_at', created_at, 'last_used_at', last_used_at)) as item`;

async function list({ pool }: KeyContext, { userId }: Caller): Promise<Response> {
  const { rows } = await pool.query<{ item: unknown }>(
    `select ${ITEM} from auth.webauthn_credentials where user_id = $1 order by created_at`,
    [userId],
  );
  return Response.json(rows.map(({ item }) => item));
}

async function manage(
  context: KeyContext,
  method: string,
  caller: Caller,
  id: string,
  body: unknown,
): Promise<Response> {
  const missing = authError(404, 'validation_failed', 'Passkey not found');
  const isId = z.uuid().safeParse(id).success;
  if (method === 'DELETE') {
    const refusal = await refuseFirstLevel(context, caller);
    if (refusal) return refusal;
    const { rowCount } = isId
      ? await context.pool.query('delete from auth.webauthn_credentials where id = $1 and user_id = $2', [
          id,
          caller.userId,
        ])
      : { rowCount: 0 };
    return rowCount === 0 ? missing : new Response(null, { status: 204 });
  }
  if (method !== 'PATCH') return authError(405, 'unexpected_failure', 'Method Not Allowed');
  if (!isId) return missing;
  const params = updateSchema.safeParse(body).data;
  if (!params) return authError(400, 'bad_json', 'Could not parse request body as JSON');
  const name = params.friendly_name ?? '';
  if (name === '') return authError(400, 'validation_failed', 'friendly_name is required');
  if (Buffer.byteLength(name) > LONGEST_NAME_BYTES) {
    return authError(400, 'validation_failed', 'friendly_name must be 120 characters or less');
  }
  const { rows } = await context.pool.query<{ item: unknown }>(
    `update auth.webauthn_credentials set friendly_name = $3, updated_at = now()
      where id = $1 and user_id = $2 returning ${ITEM}`,
    [id, caller.userId, name],
  );
  return rows[0] ? Response.json(rows[0].item) : missing;
}
