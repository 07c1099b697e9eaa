import { createTurns } from '../turns.ts';
import { type AuthContext, authError } from './auth-repairs.ts';

/** The form of Supabase Auth's refresh tokens. */
const TOKEN = /^[a-z0-9]{12}$/;

/** A refresh token that there is. */
interface Given {
  sessionId: string | null;
  isRevoked: boolean;
  hasEnded: boolean | null;
}

/**
 * Renews sessions as Supabase Auth does. @supabase/lite renews one whatever its `not_after` says, and takes several tabs that renew it
 * at once for thieves, one of another: Auth answers a token that was replaced less than `refresh_token_reuse_interval` ago. And it
 * revokes a token before it makes the next: a renewal in which the database dies would sign the person out.
 */
export function createRenewals({ pool, config }: AuthContext) {
  const inTurn = createTurns();
  /** By session, the token in force whose renewal was not answered. If this process ends, too, such a person signs in again. */
  const unanswered = new Map<string, string>();

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

  async function find(token: string): Promise<Given | undefined> {
    const { rows } = await pool.query<Given>(
      `select r.session_id as "sessionId", r.revoked as "isRevoked", s.not_after < now() as "hasEnded"
         from auth.refresh_tokens r left join auth.sessions s on s.id = r.session_id where r.token = $1`,
      [token],
    );
    return rows[0];
  }

  /** Also one that there is not: the package knows tokens of another form alone, and says of all others that they are malformed. */
  function refuse(token: string, given: Given | undefined): Response | undefined {
    if (!given && TOKEN.test(token)) {
      const words = 'Invalid Refresh Token: Refresh Token Not Found';
      return authError(400, 'refresh_token_not_found', words);
    }
    const words = 'Invalid Refresh Token: Session Expired';
    return given?.hasEnded ? authError(400, 'session_expired', words) : undefined;
  }

  /**
   * Puts a token in force again that was revoked for a next one that never came; returns whether it was so. Of a session that was
   * ended there is no token left.
   */
  async function restore(token: string): Promise<boolean> {
    const { rowCount } = await pool.query(
      `update auth.refresh_tokens r set revoked = false
       where r.token = $1 and r.revoked and not exists (
         select from auth.refresh_tokens a where a.session_id = r.session_id and (not a.revoked or a.parent = r.token))`,
      [token],
    );
    return rowCount === 1;
  }

  async function renewOne(
    token: string,
    { sessionId, isRevoked }: Given,
    forward: (token: string) => Promise<Response>,
  ): Promise<Response> {
    // Only after a renewal that failed here: a session whose token was stolen has no token in force either, and must not get one back.
    const isUnanswered = sessionId !== null && unanswered.get(sessionId) === token;
    const isInForce = !isRevoked || (isUnanswered && (await restore(token)));
    if (isInForce && sessionId !== null) unanswered.set(sessionId, token);
    const response = await forward(isInForce ? token : await takenFor(token));
    if (response.status < 500 && sessionId !== null) unanswered.delete(sessionId);
    return response;
  }

  return {
    /**
     * Renews a session, one after the other.
     * @param forward asks the package, with a token in place of the given one
     */
    renew: (token: string, forward: (token: string) => Promise<Response>): Promise<Response> =>
      inTurn('renewal', async () => {
        const given = await find(token);
        return refuse(token, given) ?? (given ? renewOne(token, given, forward) : forward(token));
      }),
  };
}
