import type { RawData, WebSocket } from 'ws';
import { type Caller, Refusal } from './caller.ts';
import { Channel, type Client, type Surroundings } from './channel.ts';
import { decode, encode, type Frame, MalformedFrame, type Vsn } from './protocol.ts';

const MAX_CHANNELS = 100;
const MAX_WAITING_FRAMES = 200;
const MAX_BUFFERED_BYTES = 1_048_576;

/** WebSocket close codes (RFC 6455 and the IANA registry). */
export const CloseCode = { goingAway: 1001, policyViolation: 1008, serviceRestart: 1012 } as const;

/** One connected client: passes its frames to channels and sends the responses. */
export class Session implements Client {
  readonly vsn: Vsn;
  readonly key: Caller;
  /** Set by each sign of life, cleared by each check. */
  isAlive = true;
  readonly #socket: WebSocket;
  readonly #around: Surroundings;
  readonly #channels = new Map<string, Channel>();
  /** Processes each topic in order. */
  readonly #work = new Map<string, Promise<void>>();
  #waiting = 0;
  #joining = 0;

  constructor(socket: WebSocket, vsn: Vsn, key: Caller, around: Surroundings) {
    this.#socket = socket;
    this.vsn = vsn;
    this.key = key;
    this.#around = around;
    socket.on('message', (data, isBinary) => this.#receive(data, isBinary));
    socket.on('pong', () => {
      this.isAlive = true;
    });
    // A connection error ends the connection; 'close' follows.
    socket.on('error', () => {});
    socket.on('close', () => {
      for (const channel of this.#channels.values()) channel.end();
    });
  }

  get isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN;
  }

  /** Disconnects a client that does not keep up; it then joins and reads again. */
  send(data: string | Buffer): void {
    if (!this.isOpen) return;
    this.#socket.send(data);
    if (this.#socket.bufferedAmount > MAX_BUFFERED_BYTES) this.#socket.terminate();
  }

  push(frame: Frame): void {
    this.send(encode(this.vsn, frame));
  }

  reply({ joinRef, ref, topic }: Frame, status: 'ok' | 'error', response: Record<string, unknown>): void {
    this.push({ joinRef, ref, topic, event: 'phx_reply', payload: { status, response } });
  }

  ping(): void {
    if (this.isOpen) this.#socket.ping();
  }

  close(code: number, reason: string): void {
    this.#socket.close(code, reason);
  }

  terminate(): void {
    this.#socket.terminate();
  }

  #receive(data: RawData, isBinary: boolean): void {
    this.isAlive = true;
    // A client's input may only end its own connection: an error thrown in a listener would end the process.
    try {
      const frame = decode(toBuffer(data), isBinary, this.vsn);
      if (frame.topic === 'phoenix' && frame.event === 'heartbeat') this.reply(frame, 'ok', {});
      else this.#enqueue(frame);
    } catch (error) {
      const isMalformed = error instanceof MalformedFrame;
      this.close(CloseCode.policyViolation, isMalformed ? error.message : 'Not a frame of the protocol');
    }
  }

  #enqueue(frame: Frame): void {
    if (this.#waiting >= MAX_WAITING_FRAMES) {
      this.close(CloseCode.policyViolation, 'Too many messages at once');
      return;
    }
    this.#waiting += 1;
    const done = (this.#work.get(frame.topic) ?? Promise.resolve())
      .then(() => (this.isOpen ? this.#handle(frame) : undefined))
      // The database does not respond: the client reconnects until it does.
      .catch(() => this.close(CloseCode.serviceRestart, 'The database does not answer'))
      .finally(() => {
        this.#waiting -= 1;
        if (this.#work.get(frame.topic) === done) this.#work.delete(frame.topic);
      });
    this.#work.set(frame.topic, done);
  }

  async #handle(frame: Frame): Promise<void> {
    const channel = this.#channels.get(frame.topic);
    if (frame.event === 'phx_join') {
      channel?.end();
      await this.#join(frame);
      return;
    }
    const isCurrent = channel && (frame.joinRef === null || frame.joinRef === channel.joinRef);
    if (frame.event === 'phx_leave') {
      this.reply(frame, 'ok', {});
      if (isCurrent) channel.end();
    } else if (!isCurrent) this.reply(frame, 'error', { reason: 'unmatched topic' });
    else if (frame.event === 'access_token') await channel.renew(frame);
    else if (frame.event === 'broadcast') await channel.relay(frame);
    else this.reply(frame, 'error', { reason: `This server does not support '${frame.event}'` });
  }

  async #join(frame: Frame): Promise<void> {
    this.#joining += 1;
    try {
      if (this.#channels.size + this.#joining > MAX_CHANNELS)
        throw new Refusal('ChannelRateLimitReached', 'Too many channels');
      const channel = await Channel.join(frame, this, this.#around, () => this.#channels.delete(frame.topic));
      if (this.isOpen) {
        this.#channels.set(frame.topic, channel);
        channel.open(frame);
      } else channel.end();
    } catch (error) {
      const reason =
        error instanceof Refusal
          ? error.reason
          : 'UnableToConnectToProject: Realtime was unable to connect to the project database';
      this.reply(frame, 'error', { reason });
    } finally {
      this.#joining -= 1;
    }
  }
}

function toBuffer(data: RawData): Buffer {
  if (Array.isArray(data)) return Buffer.concat(data);
  return data instanceof ArrayBuffer ? Buffer.from(data) : data;
}
