import { connect, createServer, type Socket } from 'node:net';
import { portError } from '../ports.ts';

/** The port by which the primary is reached, whichever server that is. */
export interface PrimaryPort {
  /** Ends all connections, and passes new ones on to this port of 127.0.0.1. */
  pointTo(port: number): void;
  close(): Promise<void>;
}

/**
 * Listens on a port of 127.0.0.1 and passes connections on to the primary.
 * @throws StackError when the port is taken
 */
export async function openPrimaryPort(port: number, target: number): Promise<PrimaryPort> {
  let primary = target;
  const sockets = new Set<Socket>();
  const server = createServer({ noDelay: true }, (client) => {
    const database = connect({ port: primary, host: '127.0.0.1', noDelay: true });
    for (const [socket, other] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  });
  const disconnect = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  await new Promise<void>((resolve, reject) => {
    server.on('error', (error) => reject(portError(error, port, '[db] port') ?? error));
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    pointTo(next) {
      primary = next;
      disconnect();
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        disconnect();
      }),
  };
}
