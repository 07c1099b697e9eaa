import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { Duplex } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import type { KeyRole, Keys } from '../keys.ts';
import { listen } from '../ports.ts';
import { readTarget } from './request-target.ts';
import { refuseUpgrade } from './upgrades.ts';

export interface Service {
  /** `role` comes from the API key; undefined on routes that need none. */
  fetch: (request: Request, role: KeyRole | undefined) => Promise<Response>;
  bodyLimit: number;
  /**
   * Whether a request's body is streamed and limited by the service: what arrived before a lost connection counts.
   */
  streams?: (method: string, path: string) => boolean;
  /** Whether a request needs no API key: links in mails, signed and public URLs. */
  isOpen?: (method: string, path: string) => boolean;
}

export interface GatewayOptions {
  port: number;
  keys: Keys;
  /** By first path segment: `auth` answers /auth/v1. */
  services: Readonly<Record<string, Service>>;
  /** Handles WebSocket upgrades of /realtime/v1. */
  upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  /** Whether the database responds; otherwise every service is unavailable. */
  isReady: () => boolean;
  onError: (error: unknown) => void;
}

export interface Gateway {
  close(): Promise<void>;
}

/** Thrown while a service's process is down. */
export class ServiceAway extends Error {
  override readonly name = 'ServiceAway';
}

const KEPT_ALIVE_MS = 65_000;
const ALLOWED = 'GET,HEAD,PUT,PATCH,POST,DELETE,OPTIONS';
const METHODS = new Set(ALLOWED.split(','));

const unavailable = {
  code: 'service_unavailable',
  message: 'This part of the local stack is not available right now. Try again in a moment.',
};

/**
 * Serves all Supabase APIs on one port of 127.0.0.1: checks the API key, then forwards the request.
 * @throws StackError if the port is taken
 */
export async function startGateway(options: GatewayOptions): Promise<Gateway> {
  const server = createServer((request, response) => {
    handle(options, request, response).catch(() => {
      // The client has gone, or the response broke off.
      response.destroy();
    });
  });
  // As a hosted gateway: a client that computed for Node's five seconds would ask on a connection that has just been closed.
  server.keepAliveTimeout = KEPT_ALIVE_MS;
  // The server stops tracking a connection once it is a WebSocket.
  const sockets = new Set<Duplex>();
  server.on('upgrade', (request, socket, head) => {
    // First, because the server has removed its own listener and an unhandled error ends the process.
    socket.on('error', () => socket.destroy());
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    try {
      if (!options.isReady()) refuseUpgrade(socket, 503);
      else if (request.url?.startsWith('/realtime/v1/')) options.upgrade(request, socket, head);
      else refuseUpgrade(socket, 404);
    } catch (error) {
      options.onError(error);
      socket.destroy();
    }
  });
  const close = await listen(server, options.port, '[api] port');
  return {
    close() {
      for (const socket of sockets) socket.destroy();
      return close();
    },
  };
}

async function handle(options: GatewayOptions, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  // Any origin may ask, because key and token authorise, and browsers send neither automatically.
  outgoing.setHeader('access-control-allow-origin', '*');
  outgoing.setHeader('access-control-expose-headers', '*');
  if (incoming.method === 'OPTIONS') {
    outgoing.setHeader('access-control-allow-methods', ALLOWED);
    outgoing.setHeader('access-control-allow-headers', incoming.headers['access-control-request-headers'] ?? '*');
    outgoing.setHeader('access-control-max-age', '3600');
    outgoing.writeHead(204).end();
    return;
  }
  const response = await answer(options, incoming).catch((error: unknown) => {
    // The client left before its request was complete.
    if (!incoming.complete) throw error;
    if (error instanceof ServiceAway || !options.isReady()) return Response.json(unavailable, { status: 503 });
    options.onError(error);
    return Response.json({ code: 'unexpected_failure', message: 'The local stack failed to answer.' }, { status: 500 });
  });
  outgoing.statusCode = response.status;
  for (const [name, value] of response.headers) {
    if (!name.startsWith('access-control-') && !perConnection.has(name)) outgoing.setHeader(name, value);
  }
  if (response.status === 503) outgoing.setHeader('retry-after', '1');
  if (response.body === null || incoming.method === 'HEAD') outgoing.end();
  else await pipeline(Readable.fromWeb(response.body as NodeReadableStream), outgoing);
}

async function answer(options: GatewayOptions, incoming: IncomingMessage): Promise<Response> {
  const method = incoming.method ?? 'GET';
  const url = readTarget(incoming);
  const [, name = '', rest = ''] = /^\/(\w+)\/v1(\/.*|$)/.exec(url?.pathname ?? '') ?? [];
  const service = Object.hasOwn(options.services, name) ? options.services[name] : undefined;
  const isStreamed = service?.streams?.(method, rest) ?? false;
  const body = isStreamed ? Buffer.alloc(0) : await readBody(incoming, service?.bodyLimit ?? 0);
  if (!url) return Response.json({ message: 'The address of the request is malformed' }, { status: 400 });
  if (!METHODS.has(method)) {
    return Response.json({ message: 'Method Not Allowed' }, { status: 405, headers: { allow: ALLOWED } });
  }
  if (!service) return Response.json({ message: 'no Route matched with those values' }, { status: 404 });

  const apiKey = incoming.headers['apikey']?.toString() ?? url.searchParams.get('apikey');
  url.searchParams.delete('apikey');
  const role = apiKey === null ? undefined : options.keys.roleOf(apiKey);
  if (role === undefined && !service.isOpen?.(method, rest)) return keyRefused(apiKey);
  if (role === 'service_role' && /^\s*Mozilla\//.test(incoming.headers['user-agent'] ?? '')) {
    return Response.json({ message: 'Forbidden use of secret API key in browser' }, { status: 401 });
  }
  if (body === undefined) return tooLarge();
  if (!options.isReady()) return Response.json(unavailable, { status: 503 });
  const request = new Request(url, {
    method,
    headers: headersFor(incoming, isStreamed ? undefined : body.length),
    ...(isStreamed && { body: Readable.toWeb(incoming) as ReadableStream, duplex: 'half' }),
    ...(body.length > 0 && method !== 'GET' && method !== 'HEAD' && { body }),
  });
  const response = await service.fetch(request, role);
  // A failure caused by the database being down is not the caller's error.
  return response.status >= 500 && !options.isReady() ? Response.json(unavailable, { status: 503 }) : response;
}

function keyRefused(apiKey: string | null): Response {
  const body =
    apiKey === null
      ? { message: 'No API key found in request', hint: 'No `apikey` request header or url param was found.' }
      : { message: 'Invalid API key', hint: 'Double check your Supabase API key.' };
  return Response.json(body, { status: 401 });
}

function tooLarge(): Response {
  const message = 'The object exceeded the maximum allowed size';
  return Response.json({ statusCode: '413', error: 'Payload too large', message }, { status: 413 });
}

/** Undefined if too large; reads it to the end anyway, because the client only then reads the response. */
async function readBody(incoming: IncomingMessage, limit: number): Promise<Buffer<ArrayBuffer> | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= limit) chunks.push(chunk);
    else chunks.length = 0;
  }
  return size > limit ? undefined : Buffer.concat(chunks);
}

/** Hop-by-hop headers. */
const perConnection = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'te', 'trailer', 'expect']);

function headersFor({ headers: incoming, socket }: IncomingMessage, length: number | undefined): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming)) {
    if (value === undefined || perConnection.has(name) || name === 'host' || name === 'apikey') continue;
    headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  // An API key is no token; each service maps it to one.
  if (/^Bearer\s+sb_/.test(incoming.authorization ?? '')) headers.delete('authorization');
  if (length !== undefined) headers.set('content-length', String(length));
  // Like a hosted gateway: appends the known address after those the client sent.
  headers.append('x-forwarded-for', socket.remoteAddress ?? '');
  headers.delete('cf-connecting-ip');
  return headers;
}
