import { type AddressInfo, connect, createServer } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { JOBS, runJobs } from '../../../supabase/workers/jobs.ts';
import { openStage } from '../support/stage.ts';

// A database that dies takes the connection in the middle of a job; the worker outlives it.
const { url } = await openStage();
const database = new URL(url('postgres'));
const heard: string[] = [];
/** Resets the first connection that sends this, as a killed process does. */
let cutsAt = '';
const between = createServer((client) => {
  const server = connect(Number(database.port), database.hostname);
  client.on('data', (bytes) => {
    heard.push(bytes.toString('latin1'));
    if (cutsAt !== '' && heard.at(-1)?.includes(cutsAt)) {
      cutsAt = '';
      client.resetAndDestroy();
    } else server.write(bytes);
  });
  server.on('data', (bytes) => client.write(bytes));
  client.on('error', () => undefined).on('close', () => server.destroy());
  server.on('error', () => undefined).on('close', () => client.destroy());
});
await new Promise<void>((resolve) => between.listen(0, '127.0.0.1', resolve));
afterAll(() => between.close());

test.each(JOBS)('a worker whose connection is reset during %s goes on with what comes after it', async (job) => {
  const through = new URL(database);
  through.port = String((between.address() as AddressInfo).port);
  heard.length = 0;
  cutsAt = `select ${job}`;
  const failure = await runJobs(through.href).catch((error: unknown) => error);
  expect(String(failure)).toMatch(/^AggregateError: [^,]*(ECONNRESET|CONNECTION_CLOSED)[^,]*$/);
  expect(JOBS.filter((one) => !heard.some((text) => text.includes(`select ${one}`)))).toEqual([]);
});
