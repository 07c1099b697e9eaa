import { TOPIC } from './session';

/** The topic of the prices, which every dashboard joins. */
const PRICES = 'realtime:prices';
/** The topic of what concerns everybody. */
const EVERYONE = 'realtime:everyone';

type Frame = [joinRef: string | null, ref: string | null, topic: string, event: string, payload: unknown];

interface Join {
  topic: string;
  ref: string | null;
  payload: unknown;
}

/** Who has joined the topic of a session since the start of the test, with which payload. */
export const joins: Join[] = [];
/** Who has joined the topic of what concerns everybody. */
export const everyoneJoins: Join[] = [];
/** The payloads of those who have joined the topic of the prices. */
export const priceJoins: unknown[] = [];
/** The topics that were left since the start of the test. */
export const leaves: string[] = [];
const open = new Set<FakeSocket>();
/** How to tell those who have joined that Realtime listens to the database, while it does not. */
let untold: (() => void)[] | undefined;

/** Stands in for the browser's WebSocket: a Realtime that lets everyone in. */
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

/** Realtime answers joins and does not listen to the database yet, until the returned function is called. */
export function deafen(): () => void {
  untold = [];
  return () => {
    for (const tell of untold ?? []) tell();
    untold = undefined;
  };
}

/** The database tells the page that something changed. */
export function announce(event: string, id = '1') {
  for (const socket of open) {
    socket.receive([null, null, TOPIC, 'broadcast', { type: 'broadcast', event, payload: { id } }]);
  }
}

/** The database tells all open pages that something changed, and over how many milliseconds to spread what they read. */
export function announceToEveryone(event: string, spread_ms = 0) {
  for (const socket of open) {
    socket.receive([
      null,
      null,
      EVERYONE,
      'broadcast',
      { type: 'broadcast', event, payload: { id: '1', spread_ms } },
    ]);
  }
}

/** The database tells the page of new prices. */
export function announcePrices(prices: object[]) {
  for (const socket of open) {
    socket.receive([
      null,
      null,
      PRICES,
      'broadcast',
      { type: 'broadcast', event: 'prices', payload: { prices } },
    ]);
  }
}

/** Realtime goes down, as when it is restarted; the next connection finds it up again. */
export function breakDown() {
  for (const socket of open) socket.close(1012);
}

/** The server closes the channel of the session, as when a token has run out, but keeps the connection. */
export const closeChannel = () => close(TOPIC, joins);

/** The same of what concerns everybody. */
export const closeEveryone = () => close(EVERYONE, everyoneJoins);

function close(topic: string, by: Join[]) {
  const ref = by.at(-1)?.ref ?? null;
  for (const socket of open) socket.receive([ref, ref, topic, 'phx_close', {}]);
}

/** Forgets who has joined; for the end of a test. */
export function forgetJoins() {
  joins.length = 0;
  everyoneJoins.length = 0;
  leaves.length = 0;
  priceJoins.length = 0;
  untold = undefined;
}
