import { setImmediate } from 'node:timers/promises';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { followPositions, type Positions } from '../../../supabase/embedded/replicas/positions.ts';
import type { Server } from '../../../supabase/embedded/replicas/server.ts';

let positions: Positions | undefined;
afterEach(() => positions?.stop());

/** A server whose log ends here. */
function serverAt(position: () => string): Server {
  const sql = { unsafe: () => Promise.resolve([{ position: position() }]) };
  return { name: 'any', sql } as unknown as Server;
}

/** Follows a replica of a primary that has written up to 0/10. */
async function follow(replayed: () => string): Promise<Positions> {
  const [primary, replica] = [serverAt(() => '0/10'), serverAt(replayed)];
  const followed = followPositions({ primary: () => primary, replicas: () => [replica] });
  await followed.written();
  return (positions = followed);
}

test('a replica goes on answering after a request named a position that no server has reached', async () => {
  const followed = await follow(() => '0/10');
  expect(await followed.choose('FFFFFF/0')).toBeUndefined();
  expect(await followed.choose()).toBeDefined();
});

test('a replica that lacks what was written is left alone for a moment', async () => {
  let replayed = '0/8';
  const followed = await follow(() => replayed);
  expect(await followed.choose()).toBeUndefined();
  // A busy machine makes more of it.
  const now = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  onTestFinished(() => now.mockRestore());
  replayed = '0/10';
  expect(await followed.choose()).toBeUndefined();
});

test('a write goes on whose position is asked for when the connection to the primary fails', async () => {
  let fail: (reason: Error) => void = () => undefined;
  let isClosed = true;
  const sql = {
    // As the driver does: between the error of a connection and its close it takes a question, and forgets it.
    unsafe: () =>
      isClosed ? Promise.resolve([{ position: '0/10' }]) : new Promise((_, reject) => (fail = reject)),
  };
  const primary = { name: 'any', sql } as unknown as Server;
  positions = followPositions({ primary: () => primary, replicas: () => [] });
  expect(await positions.written()).toBe('0/10');
  isClosed = false;
  const first = positions.written();
  await setImmediate();
  const second = positions.written();
  setTimeout(() => (isClosed = true));
  fail(new Error('ECONNRESET'));
  expect(await Promise.all([first, second])).toEqual([undefined, '0/10']);
});
