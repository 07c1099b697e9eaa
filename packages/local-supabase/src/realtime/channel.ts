import { z } from 'zod';
import { type Caller, callerOfToken, Refusal } from './caller.ts';
import type { Policies } from './policies.ts';
import type { Frame } from './protocol.ts';
import type { Member, Topic, Topics } from './topics.ts';

const TOKEN_CHECK_MS = 300_000;

export interface Surroundings {
  policies: Policies;
  topics: Topics;
  jwtSecret: string;
}

export interface Client extends Member {
  readonly key: Caller;
  readonly isOpen: boolean;
  push(frame: Frame): void;
  reply(frame: Frame, status: 'ok' | 'error', response: Record<string, unknown>): void;
}

const joinSchema = z.object({
  config: z
    .object({
      broadcast: z
        .object({ ack: z.boolean(), self: z.boolean(), replay: z.unknown(), replication_ready: z.boolean() })
        .partial()
        .default({}),
      presence: z.object({ enabled: z.boolean().default(false) }).default({ enabled: false }),
      postgres_changes: z.array(z.unknown()).default([]),
      private: z.boolean().default(false),
    })
    .prefault({}),
  access_token: z.string().nullish(),
});
type Join = z.infer<typeof joinSchema>;

const tokenSchema = z.object({ access_token: z.string().nullish() });

export class Channel {
  readonly joinRef: string | null;
  readonly #frameTopic: string;
  readonly #topic: Topic;
  readonly #client: Client;
  readonly #around: Surroundings;
  readonly #config: Join['config'];
  readonly #onEnd: () => void;
  #caller: Caller;
  #token: string | null | undefined;
  /** Checked on the client's first send. */
  #maySend: boolean | undefined;
  #check: NodeJS.Timeout | undefined;
  #hasEnded = false;

  private constructor(
    frame: Frame,
    join: Join,
    caller: Caller,
    topic: Topic,
    client: Client,
    around: Surroundings,
    onEnd: () => void,
  ) {
    this.joinRef = frame.joinRef;
    this.#frameTopic = frame.topic;
    this.#config = join.config;
    this.#token = join.access_token;
    this.#caller = caller;
    this.#topic = topic;
    this.#client = client;
    this.#around = around;
    this.#onEnd = onEnd;
  }

  /**
   * Admits a client without confirming yet: see {@link open}.
   * @throws Refusal, or a database connection error
   */
  static async join(frame: Frame, client: Client, around: Surroundings, onEnd: () => void): Promise<Channel> {
    const name = /^realtime:(.*)$/s.exec(frame.topic)?.[1] ?? '';
    if (name === '') throw new Refusal('TopicNameRequired', 'You must provide a topic name');
    const join = joinSchema.safeParse(frame.payload);
    if (!join.success) throw new Refusal('InvalidJoinPayload', 'The join is not of the protocol');
    refuseUnsupported(join.data.config);
    const token = join.data.access_token;
    const caller = isToken(token) ? await callerOfToken(token, around.jwtSecret) : client.key;
    if (!(await around.policies.mayReceive(name, caller))) {
      throw new Refusal('Unauthorized', `You do not have permissions to read from this Channel topic: ${name}`);
    }
    const topic = await around.topics.enter(name);
    return new Channel(frame, join.data, caller, topic, client, around, onEnd);
  }

  /** Makes the client a member and confirms the join. */
  open(frame: Frame): void {
    this.#topic.members.add(this.#client);
    this.#client.reply(frame, 'ok', { postgres_changes: [] });
    this.#scheduleCheck();
    if (this.#config.broadcast.replication_ready) this.#tell('ok', 'Replication connection established');
  }

  /** Takes a new token of the same client, whose rights may differ. An invalid one closes the channel. */
  async renew(frame: Frame): Promise<void> {
    const token = tokenSchema.safeParse(frame.payload).data?.access_token;
    if (!isToken(token) || token === this.#token) return;
    const { name } = this.#topic;
    try {
      const caller = await callerOfToken(token, this.#around.jwtSecret);
      if (!(await this.#around.policies.mayReceive(name, caller))) {
        throw new Refusal('Unauthorized', `You no longer have permission to read from this Channel topic: ${name}`);
      }
      this.#caller = caller;
      this.#token = token;
      this.#maySend = undefined;
      this.#scheduleCheck();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.#shutDown(error.message);
    }
  }

  /** Broadcasts a client's message if policies permit. */
  async relay(frame: Frame): Promise<void> {
    if (!frame.broadcast) return;
    const { policies, topics } = this.#around;
    this.#maySend ??= await policies.maySend(this.#topic.name, this.#caller);
    // Silently, like the hosted service, so that the sender learns nothing about the topic.
    if (!this.#maySend) return;
    const { self, ack } = this.#config.broadcast;
    topics.publish(this.#topic.name, frame.broadcast, self ? undefined : this.#client);
    if (ack) this.#client.reply(frame, 'ok', {});
  }

  /** Ends the membership and tells the client. Idempotent. */
  end(): void {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    clearTimeout(this.#check);
    this.#around.topics.leave(this.#topic, this.#client);
    this.#onEnd();
    this.#push('phx_close', this.joinRef, {});
  }

  #scheduleCheck(): void {
    clearTimeout(this.#check);
    const { expires } = this.#caller;
    if (this.#hasEnded || expires === undefined) return;
    const left = expires * 1000 - Date.now();
    // In steps, because a timer cannot span a month and pauses while the machine sleeps.
    const next = () => {
      if (left > TOKEN_CHECK_MS) this.#scheduleCheck();
      else this.#shutDown(`Token has expired ${Math.max(0, Math.floor(Date.now() / 1000) - expires)} seconds ago`);
    };
    this.#check = setTimeout(next, Math.min(Math.max(left, 0), TOKEN_CHECK_MS)).unref();
  }

  #shutDown(reason: string): void {
    if (this.#hasEnded) return;
    this.#tell('error', reason);
    this.end();
  }

  #tell(status: 'ok' | 'error', message: string): void {
    this.#push('system', null, { extension: 'system', status, message, channel: this.#topic.name });
  }

  #push(event: string, ref: string | null, payload: Record<string, unknown>): void {
    this.#client.push({ joinRef: this.joinRef, ref, topic: this.#frameTopic, event, payload });
  }
}

/** A new-style API key in place of a token means "no token". */
function isToken(token: string | null | undefined): token is string {
  return typeof token === 'string' && token !== '' && !token.startsWith('sb_');
}

/** Refuses unsupported features by name, so that no client waits for them. */
function refuseUnsupported(config: Join['config']): void {
  if (!config.private) throw new Refusal('PrivateOnly', 'This project only allows private channels');
  if (config.postgres_changes.length > 0) {
    throw new Refusal('RealtimeDisabledForConfiguration', 'This server has no postgres_changes, use broadcast');
  }
  if (config.presence.enabled) throw new Refusal('PresenceDisabled', 'This server has no presence');
  if (config.broadcast.replay !== undefined) {
    throw new Refusal('UnableToReplayMessages', 'This server does not replay messages');
  }
}
