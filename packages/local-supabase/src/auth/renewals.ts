import { createTurns } from '../turns.ts';
import type { AuthContext } from './accounts.ts';
import { authError } from './answers.ts';

/** The form of Supabase Auth's refresh tokens. */
const TOKEN = /^[a-z0-9]{12}$/;

interface Given {
  sessionId: string | null;
  isRevoked: boolean;
  hasEnded: boolean | null;
}

/**
 * Renews sessions like Supabase Auth. @supabase/lite ignores `not_after`, treats tabs that renew concurrently as
 * theft (Auth accepts a token replaced less than `refresh_token_reuse_interval` ago), and revokes a token before
 * making the next, so that a database crash would sign the user out.
 */
export function createRenewals({ pool, config }: AuthContext) {
  const inTurn = createTurns();
  /** By session, the current token of a renewal that failed. Lost with the process; then the user signs in again. */
  const unanswered = new Map<string, string>();

  /** The token to pass to the package: for a recently replaced one, what the current token replaced. */
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

  /** Also for an unknown token, because the package calls every other format malformed. */
  function refuse(token: string, given: Given | undefined): Response | undefined {
    if (!given && TOKEN.test(token)) {
      const words = 'Invalid Refresh Token: Refresh Token Not Found';
      return authError(400, 'refresh_token_not_found', words);
    }
    const words = 'Invalid Refresh Token: Session Expired';
    return given?.hasEnded ? authError(400, 'session_expired', words) : undefined;
  }

  /**
   * Restores a token that was revoked for a successor that was never made; returns whether it did. An ended session
   * has no tokens left.
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
    // Only after a renewal that failed here: a session with a stolen token has no current token either, and must not
    // get one back.
    const isUnanswered = sessionId !== null && unanswered.get(sessionId) === token;
    const isInForce = !isRevoked || (isUnanswered && (await restore(token)));
    if (isInForce && sessionId !== null) unanswered.set(sessionId, token);
    const response = await forward(isInForce ? token : await takenFor(token));
    if (response.status < 500 && sessionId !== null) unanswered.delete(sessionId);
    return response;
  }

  return {
    /**
     * Renews a session, sequentially.
     * @param forward calls the package with a token that replaces the given one
     */
    renew: (token: string, forward: (token: string) => Promise<Response>): Promise<Response> =>
      inTurn('renewal', async () => {
        const given = await find(token);
        return refuse(token, given) ?? (given ? renewOne(token, given, forward) : forward(token));
      }),
  };
}
