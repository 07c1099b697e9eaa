import type { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dataFolder } from 'local-supabase/data-folder.ts';
import { ServiceAway } from 'local-supabase/gateway/gateway.ts';
import { startRest } from 'local-supabase/gateway/rest.ts';
import { restService } from 'local-supabase/gateway/services.ts';
import { createKeys } from 'local-supabase/keys.ts';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';

vi.mock(import('node:child_process'), async (importOriginal) => {
  const original = await importOriginal();
  const failing = (_program: string, args: string[], options: object) =>
    original.spawn('/nowhere/postgrest', args, options);
  return { ...original, spawn: failing as typeof spawn };
});

let refusal = { code: '', message: '' };
const postgrest = createServer((_, response) => {
  response.writeHead(400, { 'content-type': 'application/json' }).end(JSON.stringify(refusal));
});
beforeAll(() => new Promise<void>((resolve) => postgrest.listen(0, '127.0.0.1', resolve)));
afterAll(() => postgrest.close());

async function ask(): Promise<Response> {
  const service = restService(
    (postgrest.address() as AddressInfo).port,
    await createKeys('0'.repeat(32), 'sb_secret_test'),
  );
  return service.fetch(new Request('http://127.0.0.1/rest/v1/rpc/act', { method: 'POST' }), 'anon');
}

test('a refusal without a reason, as of a database that was killed, is passed on as no answer', async () => {
  refusal = { code: '', message: '' };
  await expect(ask()).rejects.toThrow(ServiceAway);
});

test('a refusal with a reason is passed on', async () => {
  refusal = { code: 'P0001', message: 'not_now' };
  const response = await ask();
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual(refusal);
});

test('a PostgREST that cannot be started is a failure of the start, and does not end the process', async () => {
  const unhandled = vi.fn<() => void>();
  process.on('unhandledRejection', unhandled);
  const path = await mkdtemp(join(tmpdir(), 'local-supabase-rest-'));
  onTestFinished(async () => {
    process.off('unhandledRejection', unhandled);
    await rm(path, { recursive: true, force: true });
  });
  const config = { port: 1, schemas: ['public'] as [string], extra_search_path: [], max_rows: 1 };
  const starting = startRest({ folder: dataFolder(path), databaseUrl: '', jwtSecret: '', config });
  await expect(starting).rejects.toThrow('spawn /nowhere/postgrest ENOENT');
  expect(unhandled).not.toHaveBeenCalled();
});
