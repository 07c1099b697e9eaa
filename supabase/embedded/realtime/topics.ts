import type { MessageSource } from './messages.ts';
import { type Broadcast, encodeBroadcast, type Vsn } from './protocol.ts';

/** A client that listens to a topic. */
export interface Member {
  readonly vsn: Vsn;
  send(data: string | Buffer): void;
}

/** A topic that is watched in the database as long as it has users, and a little longer. */
export interface Topic {
  readonly name: string;
  readonly members: Set<Member>;
  /** Joins under way and members. */
  users: number;
  readonly watched: Promise<void>;
}

/** Who listens to what. */
export class Topics {
  #byName = new Map<string, Topic>();
  readonly #source: MessageSource;

  constructor(source: MessageSource) {
    this.#source = source;
  }

  /**
   * Makes sure that the topic is watched. Each call that resolves is followed by one {@link leave}.
   * @throws what {@link MessageSource.watch} throws
   */
  async enter(name: string): Promise<Topic> {
    let topic = this.#byName.get(name);
    if (!topic) {
      topic = { name, members: new Set(), users: 0, watched: this.#source.watch(name) };
      this.#byName.set(name, topic);
    }
    topic.users += 1;
    try {
      await topic.watched;
      return topic;
    } catch (error) {
      // The next join tries again.
      if (this.#byName.get(name) === topic) this.#byName.delete(name);
      throw error;
    }
  }

  leave(topic: Topic, member: Member): void {
    topic.members.delete(member);
    topic.users -= 1;
  }

  /** Sends to every member but the one who said it. */
  publish(name: string, broadcast: Broadcast, sayer?: Member): void {
    const members = this.#byName.get(name)?.members ?? [];
    const frames = new Map<Vsn, string | Buffer | undefined>();
    for (const member of members) {
      if (member === sayer) continue;
      if (!frames.has(member.vsn)) {
        frames.set(member.vsn, encodeBroadcast(member.vsn, `realtime:${name}`, broadcast));
      }
      const frame = frames.get(member.vsn);
      if (frame !== undefined) member.send(frame);
    }
  }

  /** Stops watching topics without users. Not done at once: a page that is reloaded comes back. */
  async sweep(): Promise<void> {
    const unused = [...this.#byName.values()].filter((topic) => topic.users === 0).map((topic) => topic.name);
    for (const name of unused) this.#byName.delete(name);
    if (unused.length > 0) await this.#source.unwatch(unused);
  }

  /** Forgets everything: the database watches nothing any more. */
  forget(): void {
    this.#byName = new Map();
  }
}
