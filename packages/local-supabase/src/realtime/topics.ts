import type { MessageSource } from './messages.ts';
import { type Broadcast, encodeBroadcast, type Vsn } from './protocol.ts';

export interface Member {
  readonly vsn: Vsn;
  send(data: string | Buffer): void;
}

/** Watched in the database while in use, and a little longer. */
export interface Topic {
  readonly name: string;
  readonly members: Set<Member>;
  users: number;
  readonly watched: Promise<void>;
}

export class Topics {
  #byName = new Map<string, Topic>();
  readonly #source: MessageSource;

  constructor(source: MessageSource) {
    this.#source = source;
  }

  /**
   * Ensures that the topic is watched. Each resolved call needs one {@link leave}.
   * @throws as {@link MessageSource.watch}
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
      // The next join retries.
      if (this.#byName.get(name) === topic) this.#byName.delete(name);
      throw error;
    }
  }

  leave(topic: Topic, member: Member): void {
    topic.members.delete(member);
    topic.users -= 1;
  }

  /** Sends to every member except the sender. */
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

  /** Stops watching unused topics, later, because a reloaded page comes back. */
  async sweep(): Promise<void> {
    const unused = [...this.#byName.values()].filter((topic) => topic.users === 0).map((topic) => topic.name);
    for (const name of unused) this.#byName.delete(name);
    if (unused.length > 0) await this.#source.unwatch(unused);
  }

  forget(): void {
    this.#byName = new Map();
  }
}
