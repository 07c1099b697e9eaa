import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { readPrivateFile } from '@/lib/uploads/private-file';
import { fileOf } from '../support/pictures';
import { server, SUPABASE } from '../support/server';
import { signIn } from '../support/session';

test('a document that is read is not kept by the browser, where it could be read without being asked for', async () => {
  signIn();
  server.use(
    http.get(`${SUPABASE}/storage/v1/object/kyc/a.pdf`, async () =>
      HttpResponse.arrayBuffer(await fileOf('pdf').arrayBuffer()),
    ),
  );
  const sent = vi.spyOn(globalThis, 'fetch');
  const file = await readPrivateFile('kyc', 'a.pdf', new AbortController().signal);
  expect(file.type).toBe('application/pdf');
  expect(sent.mock.calls.map(([, init]) => init?.cache)).toEqual(['no-store']);
});
