import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

/** What a client may take to read why it was refused. */
const PATIENCE_MS = 2000;

/** Refuses to upgrade a connection and ends it, whether the client goes or not. */
export function refuseUpgrade(socket: Duplex, status: number): void {
  const impatience = setTimeout(() => socket.destroy(), PATIENCE_MS).unref();
  socket.once('close', () => clearTimeout(impatience));
  // Half of a connection is enough for a client to keep it.
  socket.once('finish', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
