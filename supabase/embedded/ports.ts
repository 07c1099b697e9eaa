import { randomInt } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { createServer } from 'node:net';
import { errorCode, StackError } from './errors.ts';

/** Below the ports that systems give to outgoing connections, one of which could take a port before it is listened on. */
const CHOICE = { from: 10_100, to: 32_768 };
const TRIES = 1000;

/**
 * Reserves ports of 127.0.0.1 that nothing listens on. Until this process ends, no other call gets them, in any process.
 * @throws the error of the system when there are none
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

/** The UDP port of the same number, which nothing here uses, is the reservation: the system gives it to one process and frees it at its end. */
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
 * Makes sure that a port of 127.0.0.1 can be listened on.
 * @param setting where `supabase/config.toml` sets it, for the message
 * @throws StackError when it is taken
 */
export async function requireFreePort(port: number, setting: string): Promise<void> {
  try {
    await (await probe(port)).release();
  } catch (error) {
    throw portError(error, port, setting) ?? error;
  }
}

/** The {@link StackError} for a failure to listen, or undefined when it is something else. */
export function portError(error: unknown, port: number, setting: string): StackError | undefined {
  const code = errorCode(error);
  if (code !== 'EADDRINUSE' && code !== 'EACCES') return undefined;
  return new StackError(
    `Port ${port} is ${code === 'EACCES' ? 'not allowed for this user' : 'taken by another program'}.`,
    `Stop that program, or ${setting.startsWith('[') ? `change \`${setting} = ${port}\` in supabase/config.toml` : `choose another port: ${setting}=${port + 1} npm start`}.`,
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
