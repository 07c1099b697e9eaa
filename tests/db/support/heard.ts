import type { Sql, TransactionSql } from 'postgres';

type Owner = Sql<{ bigint: number }>;

interface Session {
  person: string;
  operates: boolean;
  times: number;
}

/** Returns each open session with its private messages of an event that name only an id, or only this id. */
function sessionsWith(owner: Owner, event: string, id: string | null): Promise<Session[]> {
  return owner<Session[]>`
    select s.user_id as person, o.user_id is not null as operates, count(m.id)::int as times
    from auth.sessions s
    left join people.operators o on o.user_id = s.user_id
    left join realtime.messages m on m.topic = 'session:' || s.id and m.event = ${event} and m.private and m.extension = 'broadcast'
      and m.payload = jsonb_build_object('id', m.payload ->> 'id') and coalesce(m.payload ->> 'id' = ${id}, true)
    group by s.id, s.user_id, o.user_id`;
}

function alike(sessions: Session[]): number | undefined {
  const [times, ...others] = new Set(sessions.map((session) => session.times));
  return others.length === 0 ? times : undefined;
}

/**
 * Counts the messages of an event that each open session of a person got: by the id of the person, or `operators` if
 * all of them got the same.
 * @param id only messages with this id
 * @throws Error when no investor has a session, because nothing then shows that only operators hear it
 */
export async function whoHeard(owner: Owner, event: string, id: string | null = null): Promise<Record<string, number>> {
  const sessions = await sessionsWith(owner, event, id);
  if (sessions.every(({ operates }) => operates)) throw new Error('No investor has a session.');
  const operators = alike(sessions.filter(({ operates }) => operates));
  const named = sessions.filter(({ operates, times }) => times > 0 && !(operates && operators !== undefined));
  return {
    ...(operators && { operators }),
    ...Object.fromEntries(named.map(({ person, times }) => [person, times])),
  };
}

/**
 * Returns the messages of an event on the topic of all open sessions: each id, and the milliseconds over which pages
 * spread their reads.
 */
export async function everyoneHeard(
  owner: Owner | TransactionSql<{ bigint: number }>,
  event: string,
): Promise<[id: string, spreadMs: number][]> {
  const messages = await owner<{ id: string; spread_ms: number }[]>`
    select payload ->> 'id' as id, (payload ->> 'spread_ms')::int as spread_ms from realtime.messages
    where topic = 'everyone' and event = ${event} and private and extension = 'broadcast'
      and payload = jsonb_build_object('id', payload ->> 'id', 'spread_ms', (payload ->> 'spread_ms')::int)
    order by inserted_at, ctid`;
  return messages.map(({ id, spread_ms }) => [id, spread_ms]);
}

export async function heardBy(owner: Owner, { sessionId }: { sessionId: string }) {
  const messages = await owner<{ event: string; id: string }[]>`
    select event, payload ->> 'id' as id from realtime.messages
    where topic = ${`session:${sessionId}`} and private and extension = 'broadcast' order by inserted_at, ctid`;
  return messages.map(({ event, id }) => [event, id] as const);
}
