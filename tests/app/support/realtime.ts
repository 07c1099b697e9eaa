import { TOPIC } from './session';

const PRICES = 'realtime:prices';
const EVERYONE = 'realtime:everyone';

type Frame = [joinRef: string | null, ref: string | null, topic: string, event: string, payload: unknown];

interface Join {
  topic: string;
  ref: string | null;
  payload: unknown;
}

export const joins: Join[] = [];
export const everyoneJoins: Join[] = [];
export const priceJoins: unknown[] = [];
export const leaves: string[] = [];
const open = new Set<FakeSocket>();
/** Held confirmations that Realtime listens to the database; undefined unless `deafen` was called. */
let untold: (() => void)[] | undefined;

/** Replaces the browser's WebSocket with a Realtime that accepts every join. */
export class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  readyState = FakeSocket.CONNECTING;
  binaryType = 'arraybuffer';
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  onerror: ((event: unknown) => void) | null = null;

  constructor() {
    setTimeout(() => {
      if (this.readyState !== FakeSocket.CONNECTING) return;
      this.readyState = FakeSocket.OPEN;
      open.add(this);
      this.onopen?.();
    });
  }

  receive(frame: Frame) {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }

  send(data: string) {
    const [joinRef, ref, topic, event, payload] = JSON.parse(data) as Frame;
    if (event === 'phx_leave') leaves.push(topic);
    if (event === 'phx_join' && topic === PRICES) priceJoins.push(payload);
    else if (event === 'phx_join') (topic === EVERYONE ? everyoneJoins : joins).push({ topic, ref, payload });
    setTimeout(() => this.receive([joinRef, ref, topic, 'phx_reply', { status: 'ok', response: {} }]));
    if (event !== 'phx_join' || !asksWhenReady(payload)) return;
    const tell = () =>
      this.receive([joinRef, null, topic, 'system', { extension: 'system', status: 'ok', message: '' }]);
    if (untold) untold.push(tell);
    else setTimeout(tell);
  }

  close(code = 1000) {
    if (this.readyState === FakeSocket.CLOSED) return;
    this.readyState = FakeSocket.CLOSED;
    open.delete(this);
    setTimeout(() => this.onclose?.({ code }));
  }
}

function asksWhenReady(join: unknown): boolean {
  const { config } = join as { config?: { broadcast?: { replication_ready?: boolean } } };
  return config?.broadcast?.replication_ready === true;
}

/** Answers joins without listening to the database until the returned function is called. */
export function deafen(): () => void {
  untold = [];
  return () => {
    for (const tell of untold ?? []) tell();
    untold = undefined;
  };
}

export function announce(event: string, id = '1') {
  for (const socket of open) {
    socket.receive([null, null, TOPIC, 'broadcast', { type: 'broadcast', event, payload: { id } }]);
  }
}

/** Tells all open pages of a change; `spread_ms` is the time over which they spread their reads. */
export function announceToEveryone(event: string, spread_ms = 0) {
  for (const socket of open) {
    socket.receive([null, null, EVERYONE, 'broadcast', { type: 'broadcast', event, payload: { id: '1', spread_ms } }]);
  }
}

export function announcePrices(prices: object[]) {
  for (const socket of open) {
    socket.receive([null, null, PRICES, 'broadcast', { type: 'broadcast', event: 'prices', payload: { prices } }]);
  }
}

export function breakDown() {
  for (const socket of open) socket.close(1012);
}

/** Closes the session's channel, as an expired token does, but keeps the connection. */
export const closeChannel = () => close(TOPIC, joins);

export const closeEveryone = () => close(EVERYONE, everyoneJoins);

function close(topic: string, by: Join[]) {
  const ref = by.at(-1)?.ref ?? null;
  for (const socket of open) socket.receive([ref, ref, topic, 'phx_close', {}]);
}

export function forgetJoins() {
  joins.length = 0;
  everyoneJoins.length = 0;
  leaves.length = 0;
  priceJoins.length = 0;
  untold = undefined;
}
