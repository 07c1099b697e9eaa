import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { fileURLToPath } from 'node:url';
import { freePorts } from 'local-supabase/ports.ts';
import { expect, onTestFinished, test } from 'vitest';

async function listen(port: number): Promise<Server> {
  const server = createServer();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return server;
}

async function elsewhere(count: number, choice: { from: number; to: number }) {
  const child = fork(fileURLToPath(new URL('reserve-ports.ts', import.meta.url)), {
    env: { ...process.env, COUNT: String(count), FROM: String(choice.from), TO: String(choice.to) },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [ports] = (await once(child, 'message')) as [number[]];
  return {
    ports,
    kill: async () => {
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
    },
  };
}

test('reserves different ports that can be listened on, and none that an outgoing connection may take', async () => {
  const ports = await freePorts(20);
  expect(new Set(ports).size).toBe(20);
  for (const port of ports) {
    expect(port).toBeLessThan(32_768);
    await listen(port);
  }
});

test('never gives two processes or two calls the same port, gives those of a killed process again, and none that is listened on', async () => {
  const choice = { from: 9_000, to: 9_060 };
  const other = await elsewhere(15, choice);
  const ours = (await Promise.all([freePorts(10, choice), freePorts(10, choice)])).flat();
  expect(new Set([...other.ports, ...ours]).size).toBe(35);
  const [first = 0] = other.ports;
  const one = { from: first, to: first + 1 };
  await expect(freePorts(1, one)).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await other.kill();
  expect(await freePorts(1, one)).toEqual([first]);
  const [second = 0] = other.ports.slice(1);
  await listen(second);
  await expect(freePorts(1, { from: second, to: second + 1 })).rejects.toMatchObject({ code: 'EADDRINUSE' });
});
