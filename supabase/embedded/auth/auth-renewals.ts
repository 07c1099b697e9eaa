import { createTurns } from '../turns.ts';
import { type AuthContext, authError } from './auth-repairs.ts';

/** The form of Supabase Auth's refresh tokens. */
const TOKEN = /^[a-z0-9]{12}$/;

/**
 * Renews sessions as Supabase Auth does. @supabase/lite renews one whatever its `not_after` says, and takes several tabs that renew it
 * at once for thieves, one of another: Auth answers a token that was replaced less than `refresh_token_reuse_interval` ago.
 */
export function createRenewals({ pool, config }: AuthContext) {
  const inTurn = createTurns();

  /** A token that the package takes for the one: of one that was replaced a moment ago, what the token in force replaced. */
  async function takenFor(token: string): Promise<string> {
    const { rows } = await pool.query<{ parent: string | null }>(
      `select (
         select a.parent from auth.refresh_tokens a
         where a.session_id = r.session_id and not a.revoked order by a.created_at desc limit 1) as parent
       from auth.refresh_tokens r
       where r.token = $1 and r.revoked and r.updated_at > now() - make_interval(secs => $2)`,
      [token, config.refresh_token_reuse_interval],
    );
    return rows[0]?.parent ?? token;
  }

  /** Also one that there is not: the package knows tokens of another form alone, and says of all others that they are malformed. */
  async function refuse(token: string): Promise<Response | undefined> {
    const { rows } = await pool.query<{ has_ended: boolean | null }>(
      `select s.not_after < now() as has_ended
         from auth.refresh_tokens r left join auth.sessions s on s.id = r.session_id where r.token = $1`,
      [token],
    );
    if (rows.length === 0 && TOKEN.test(token)) {
      const words = 'Invalid Refresh Token: Refresh Token Not Found';
      return authError(400, 'refresh_token_not_found', words);
    }
    const words = 'Invalid Refresh Token: Session Expired';
    return rows[0]?.has_ended ? authError(400, 'session_expired', words) : undefined;
  }

  return {
    /**
     * Renews a session, one after the other.
     * @param forward asks the package, with a token in place of the given one
     */
    renew: (token: string, forward: (token: string) => Promise<Response>): Promise<Response> =>
      inTurn('renewal', async () => (await refuse(token)) ?? forward(await takenFor(token))),
  };
}
