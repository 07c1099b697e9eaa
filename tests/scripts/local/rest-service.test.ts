import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ServiceAway } from '../../../supabase/embedded/gateway.ts';
import { createKeys } from '../../../supabase/embedded/keys.ts';
import { restService } from '../../../supabase/embedded/services.ts';

let refusal = { code: '', message: '' };
/** Stands in for a PostgREST whose database was killed. */
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
  return service.fetch(new Request('http://127.0.0.1/rest/v1/rpc/invest', { method: 'POST' }), 'anon');
}

test('a refusal without a reason, as of a database that was killed, is passed on as no answer', async () => {
  refusal = { code: '', message: '' };
  await expect(ask()).rejects.toThrow(ServiceAway);
});

test('a refusal with a reason is passed on', async () => {
  refusal = { code: 'P0001', message: 'insufficient_funds' };
  const response = await ask();
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual(refusal);
});
