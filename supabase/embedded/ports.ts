import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { errorCode, StackError } from './errors.ts';

/** Below the ports that systems give to outgoing connections, one of which could take a port before it is listened on. */
const CHOICE = { from: 10_100, to: 32_768 };
const TRIES = 1000;

/**
 * As many different ports of 127.0.0.1 that nothing listens on, picked at random, so that several who ask at once get others.
 * @throws the error of the system when there are none
 */
export async function freePorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  for (let tries = 1; ports.size < count; tries += 1) {
    const port = randomInt(CHOICE.from, CHOICE.to);
    try {
      await (await probe(port)).release();
      ports.add(port);
    } catch (error) {
      if (tries > TRIES) throw error;
    }
  }
  return [...ports];
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
    `Stop that program, or change \`${setting} = ${port}\` in supabase/config.toml.`,
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
