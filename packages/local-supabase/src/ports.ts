import { randomInt } from 'node:crypto';
import { createSocket } from 'node:dgram';
import type { Server } from 'node:http';
import { createServer } from 'node:net';
import { errorCode, StackError } from './errors.ts';

/** Below the ephemeral range, whose ports an outgoing connection could take. */
const CHOICE = { from: 10_100, to: 32_768 };
const TRIES = 1000;

/**
 * Reserves free ports of 127.0.0.1 for this process, across processes.
 * @throws the system's error if there are none
 */
export async function freePorts(count: number, choice = CHOICE): Promise<number[]> {
  const ports: number[] = [];
  for (let tries = 1; ports.length < count; tries += 1) {
    const port = randomInt(choice.from, choice.to);
    try {
      await reserve(port);
      ports.push(port);
    } catch (error) {
      if (tries > TRIES) throw error;
    }
  }
  return ports;
}

/** Binds the UDP port of the same number, which the system frees when the process ends. */
async function reserve(port: number): Promise<void> {
  const reservation = createSocket('udp4').unref();
  try {
    await new Promise<void>((resolve, reject) => {
      reservation.once('error', reject);
      reservation.bind({ port, address: '127.0.0.1', exclusive: true }, resolve);
    });
    await (await probe(port)).release();
  } catch (error) {
    reservation.close();
    throw error;
  }
}

/**
 * Checks that a port of 127.0.0.1 is free.
 * @param setting the setting in `supabase/config.toml`, for the message
 * @throws StackError if it is taken
 */
export async function requireFreePort(port: number, setting: string): Promise<void> {
  try {
    await (await probe(port)).release();
  } catch (error) {
    throw portError(error, port, setting) ?? error;
  }
}

function portError(error: unknown, port: number, setting: string): StackError | undefined {
  const code = errorCode(error);
  if (code !== 'EADDRINUSE' && code !== 'EACCES') return undefined;
  return new StackError(
    `Port ${port} is ${code === 'EACCES' ? 'not allowed for this user' : 'taken by another program'}.`,
    `Stop that program, or ${setting.startsWith('[') ? `change \`${setting} = ${port}\` in supabase/config.toml` : `choose another port, such as ${setting}=${port + 1}`}.`,
    { cause: error },
  );
}

async function probe(port: number): Promise<{ release: () => Promise<void> }> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return { release: () => new Promise((resolve) => server.close(() => resolve())) };
}

/**
 * Serves on 127.0.0.1.
 * @returns the function that ends it with all connections
 * @throws StackError if the port is taken
 */
export async function listen(server: Server, port: number, setting: string): Promise<() => Promise<void>> {
  await new Promise<void>((resolve, reject) => {
    server.on('error', (error) => reject(portError(error, port, setting) ?? error));
    server.listen(port, '127.0.0.1', resolve);
  });
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
}
