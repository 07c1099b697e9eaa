import { createServer } from 'node:net';
import { errorCode, StackError } from './errors.ts';

/** As many different ports of 127.0.0.1 that nothing listens on. */
export async function freePorts(count: number): Promise<number[]> {
  const probes = await Promise.all(Array.from({ length: count }, () => probe(0)));
  return Promise.all(probes.map(({ port, release }) => release().then(() => port)));
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

async function probe(port: number): Promise<{ port: number; release: () => Promise<void> }> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  return {
    port: address !== null && typeof address === 'object' ? address.port : port,
    release: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
