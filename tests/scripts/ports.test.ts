import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { freePorts } from '../../supabase/embedded/ports.ts';

it('somebody who asks for ports gets different ones that can be listened on, and none that an outgoing connection may take', async () => {
  const ports = await freePorts(20);
  expect(new Set(ports).size).toBe(20);
  for (const port of ports) {
    expect(port).toBeLessThan(32_768);
    const server = createServer();
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, '127.0.0.1', resolve);
    });
    await new Promise((resolve) => server.close(resolve));
  }
});
