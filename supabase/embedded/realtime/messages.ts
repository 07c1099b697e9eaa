import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { Refusal } from './caller.ts';

/** A row of `realtime.messages` to be delivered; `payload` is its JSON text. */
export interface Message {
  id: string;
  topic: string;
  event: string;
  payload: string;
}

/** The messages that the database sends. */
export interface MessageSource {
  /**
   * Resolves when each later message of the topic will be delivered.
   * @throws Refusal when that cannot be promised now, or an error of the connection
   */
  watch(topic: string): Promise<void>;
  unwatch(topics: string[]): Promise<void>;
  close(): Promise<void>;
}

const BATCH = 500;
const WRITERS_WAIT_MS = 5000;
const PURGE_EVERY_MS = 3_600_000;

/**
 * Connects to the database and delivers its messages in the order of their commits.
 * @param dbUrl a superuser's
 * @param events `onReconnect` is called when the connection was lost and is back: messages may have been missed, and
 *   no topic is watched any more
 * @throws the driver's error when the database does not answer
 */
export async function connectMessages(
  dbUrl: string,
  events: { onMessage(message: Message): void; onReconnect(): void },
): Promise<MessageSource> {
  const closing = new AbortController();
  let connection: postgres.Sql | undefined;

  /**
   * One connection listens, watches and reads, so that its loss is noticed once and for all. The driver's own `listen`
   * is not used: it listens again by itself without saying so, and gives up in silence when that fails.
   */
  async function connect(): Promise<void> {
    const announced: string[] = [];
    let isDelivering = false;
    const options = {
      max: 1,
      idle_timeout: 0,
      max_lifetime: null,
      connect_timeout: 5,
      onnotice: () => {},
      connection: { application_name: 'realtime messages' },
      onnotify(_channel: string, id: string) {
        announced.push(id);
        if (!isDelivering) void deliver();
      },
      onclose() {
        if (connection !== sql) return;
        connection = undefined;
        void sql.end({ timeout: 0 });
        void reconnect();
      },
    };
    const sql = postgres(dbUrl, options);
    try {
      await sql`delete from realtime.watched_topics`;
      await sql`listen realtime_messages`;
    } catch (error) {
      await sql.end({ timeout: 0 });
      throw error;
    }
    connection = sql;

    async function deliver(): Promise<void> {
      isDelivering = true;
      try {
        while (announced.length > 0) {
          const ids = announced.splice(0, BATCH);
          const rows = await sql<Message[]>`
            select id, topic, event, payload::text as payload from realtime.messages where id = any(${ids}::uuid[])`;
          const byId = new Map(rows.map((row) => [row.id, row]));
          for (const id of ids) {
            const message = byId.get(id);
            if (message) events.onMessage(message);
          }
        }
      } catch (error) {
        // These messages are lost: begin anew, as if the connection had been.
        process.emitWarning(`Realtime could not read its messages: ${String(error)}`);
        await sql.end({ timeout: 0 });
      } finally {
        isDelivering = false;
      }
    }
  }

  async function reconnect(): Promise<void> {
    let delay = 50;
    while (!closing.signal.aborted) {
      await sleep(delay, undefined, { ref: false });
      delay = Math.min(delay * 2, 2000);
      try {
        await connect();
        break;
      } catch {
        // Not there yet.
      }
    }
    if (closing.signal.aborted) await connection?.end({ timeout: 0 });
    else events.onReconnect();
  }

  function connected(): postgres.Sql {
    if (connection) return connection;
    throw new Refusal('InitializingProjectConnection', 'Connecting to the project database');
  }

  async function watch(topic: string): Promise<void> {
    const sql = connected();
    await sql`insert into realtime.watched_topics (topic) values (${topic}) on conflict do nothing`;
    // Whoever has written messages and not committed yet may have looked for watchers before this row was there, and
    // would commit unheard after the client's first read: wait until those transactions have ended.
    const writers = async (among: string[] | null): Promise<string[]> => {
      const rows = await sql<{ writer: string }[]>`
        select virtualtransaction as writer from pg_locks
        where relation = 'realtime.messages'::regclass and mode = 'RowExclusiveLock'
          and database = (select oid from pg_database where datname = current_database())
          and (${among}::text[] is null or virtualtransaction = any(${among}::text[]))`;
      return rows.map((row) => row.writer);
    };
    const deadline = Date.now() + WRITERS_WAIT_MS;
    for (let left = await writers(null); left.length > 0; left = await writers(left)) {
      if (Date.now() > deadline)
        throw new Refusal('DatabaseBusy', 'A long transaction writes messages, try again');
      await sleep(10);
    }
  }

  async function purge(): Promise<void> {
    try {
      if (connection)
        await connection`delete from realtime.messages where inserted_at < now() - interval '3 days'`;
    } catch {
      // The next hour does it.
    }
  }

  await connect();
  const purging = setInterval(() => void purge(), PURGE_EVERY_MS).unref();
  void purge();

  return {
    watch,
    async unwatch(topics) {
      await connected()`delete from realtime.watched_topics where topic = any(${topics})`;
    },
    async close() {
      closing.abort();
      clearInterval(purging);
      await connection?.end({ timeout: 1 });
    },
  };
}
