import type { Pool } from 'pg';
import { z } from 'zod';
import type { AuthContext } from './accounts.ts';
import { amended, authError, jsonOf } from './answers.ts';
import { refuseShortPassword, refuseWithoutPassword } from './passwords.ts';

const userSchema = z.looseObject({ id: z.uuid(), aud: z.string() });
const sessionSchema = z.looseObject({ access_token: z.string(), user: userSchema });

interface Changes {
  email: string;
  password: string;
  present: string;
}

/** Refuses a change of password or address, with checks in the order of Supabase Auth. */
export async function refuseUpdate(
  context: AuthContext,
  sessionId: string,
  changes: Changes,
): Promise<Response | undefined> {
  const { password, present } = changes;
  const { minimum_password_length: least } = context.config;
  if (password !== '' && Buffer.byteLength(password) < least) return refuseShortPassword(least);
  const refusal = await refuseAtFirstLevel(context, sessionId, changes);
  if (refusal !== undefined || password === '') return refusal;
  return refuseWithoutPassword(context, sessionId, present);
}

async function refuseAtFirstLevel(
  { pool }: AuthContext,
  sessionId: string,
  { email, password }: Changes,
): Promise<Response | undefined> {
  const { rows } = await pool.query<{ email: string }>(
    `select u.email from auth.sessions s join auth.users u on u.id = s.user_id
      where s.id = $1 and s.aal is distinct from 'aal2'
        and exists (select from auth.mfa_factors f where f.user_id = u.id and f.status = 'verified')`,
    [sessionId],
  );
  const [user] = rows;
  if (!user || (password === '' && (email === '' || email.toLowerCase() === user.email))) return undefined;
  const words = 'AAL2 session is required to update email or password when MFA is enabled.';
  return authError(401, 'insufficient_aal', words);
}

export async function withFactors(response: Response, pool: Pool): Promise<Response> {
  const body = await jsonOf(response);
  const session = sessionSchema.safeParse(body).data;
  const user = session?.user ?? userSchema.safeParse(body).data;
  if (!user) return response;
  const { rows } = await pool.query<{ factors: unknown[] | null }>(
    `select jsonb_agg(jsonb_build_object(
         'id', id, 'created_at', created_at, 'updated_at', updated_at, 'status', status, 'friendly_name', friendly_name,
         'factor_type', factor_type, 'phone', coalesce(phone, ''), 'last_challenged_at', last_challenged_at)
         order by created_at) as factors
       from auth.mfa_factors where user_id = $1`,
    [user.id],
  );
  const factors = rows[0]?.factors;
  if (!factors) return response;
  return amended(response, session ? { ...session, user: { ...user, factors } } : { ...user, factors });
}
