import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

/** Time for a client to read the refusal. */
const PATIENCE_MS = 2000;

export function refuseUpgrade(socket: Duplex, status: number): void {
  const impatience = setTimeout(() => socket.destroy(), PATIENCE_MS).unref();
  socket.once('close', () => clearTimeout(impatience));
  // A client can keep a half-closed connection open.
  socket.once('finish', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
