import { setTimeout as sleep } from 'node:timers/promises';
import { Client, type QueryResultRow } from 'pg';
import { createTurns } from '../turns.ts';
import { Refusal } from './caller.ts';

export interface Message {
  id: string;
  topic: string;
  event: string;
  payload: string;
}

export interface MessageSource {
  /**
   * Resolves when later messages of the topic are sure to be delivered.
   * @throws Refusal if that is not possible now, or a connection error
   */
  watch(topic: string): Promise<void>;
  unwatch(topics: string[]): Promise<void>;
  close(): Promise<void>;
}

const BATCH = 500;
const WRITERS_WAIT_MS = 5000;
const PURGE_EVERY_MS = 3_600_000;

/**
 * Delivers the database's messages in commit order.
 * @param dbUrl a superuser's
 * @param events `onReconnect` follows a lost connection: messages may be missed, and no topic is watched any more
 * @throws the driver's error if the database does not respond
 */
export async function connectMessages(
  dbUrl: string,
  events: {
    onMessage(message: Message): void;
    onReconnect(): void;
  },
): Promise<MessageSource> {
  const closing = new AbortController();
  let connection: Client | undefined;
  const inTurn = createTurns();
  /** Sequential, because the driver will stop queueing statements itself. */
  const ask = <Row extends QueryResultRow>(client: Client, text: string, values: unknown[] = []): Promise<Row[]> =>
    inTurn('connection', async () => (await client.query<Row>(text, values)).rows);

  /** Listens, watches and reads on one connection, so that its loss is noticed once. */
  async function connect(): Promise<void> {
    const client = new Client({
      connectionString: dbUrl,
      application_name: 'realtime messages',
      connectionTimeoutMillis: 5000,
    });
    const announced: string[] = [];
    let isDelivering = false;
    // 'end' follows.
    client.on('error', () => undefined);
    client.on('end', () => {
      if (connection !== client) return;
      connection = undefined;
      void reconnect();
    });
    client.on('notification', ({ payload: id = '' }) => {
      announced.push(id);
      if (!isDelivering) void deliver();
    });
    try {
      await client.connect();
      await client.query('delete from realtime.watched_topics');
      await client.query('listen realtime_messages');
    } catch (error) {
      await client.end();
      throw error;
    }
    connection = client;

    async function deliver(): Promise<void> {
      isDelivering = true;
      try {
        while (announced.length > 0) {
          const ids = announced.splice(0, BATCH);
          const rows = await ask<Message>(
            client,
            `select id, topic, event, payload::text as payload from realtime.messages
             where id = any($1::uuid[]) and private and extension = 'broadcast' and event is not null and payload is not null`,
            [ids],
          );
          const byId = new Map(rows.map((row) => [row.id, row]));
          for (const id of ids) {
            const message = byId.get(id);
            if (message) events.onMessage(message);
          }
        }
      } catch (error) {
        // These messages are lost: start over as after a lost connection.
        process.emitWarning(`Realtime could not read its messages: ${String(error)}`);
        await client.end().catch(() => undefined);
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
        // Not available yet.
      }
    }
    if (closing.signal.aborted) await connection?.end();
    else events.onReconnect();
  }

  function connected(): Client {
    if (connection) return connection;
    throw new Refusal('InitializingProjectConnection', 'Connecting to the project database');
  }

  async function watch(topic: string): Promise<void> {
    const client = connected();
    await ask(client, 'insert into realtime.watched_topics (topic) values ($1) on conflict do nothing', [topic]);
    // Open transactions may have looked for watchers before this row existed, and would commit unnoticed after the
    // client's first read: wait until they end.
    const writers = async (among: string[] | null): Promise<string[]> => {
      const rows = await ask<{ writer: string }>(
        client,
        `select virtualtransaction as writer from pg_locks
         where relation = 'realtime.messages'::regclass and mode = 'RowExclusiveLock'
           and database = (select oid from pg_database where datname = current_database())
           and ($1::text[] is null or virtualtransaction = any($1::text[]))`,
        [among],
      );
      return rows.map((row) => row.writer);
    };
    const deadline = Date.now() + WRITERS_WAIT_MS;
    for (let left = await writers(null); left.length > 0; left = await writers(left)) {
      if (Date.now() > deadline) throw new Refusal('DatabaseBusy', 'A long transaction writes messages, try again');
      await sleep(10);
    }
  }

  async function purge(): Promise<void> {
    try {
      if (connection)
        await ask(connection, "delete from realtime.messages where inserted_at < now() - interval '3 days'");
    } catch {
      // Retried in an hour.
    }
  }

  await connect();
  const purging = setInterval(() => void purge(), PURGE_EVERY_MS).unref();
  void purge();

  return {
    watch,
    async unwatch(topics) {
      await ask(connected(), 'delete from realtime.watched_topics where topic = any($1)', [topics]);
    },
    async close() {
      closing.abort();
      clearInterval(purging);
      await connection?.end();
    },
  };
}
