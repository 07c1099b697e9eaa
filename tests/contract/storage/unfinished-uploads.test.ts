import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createResumable } from 'local-supabase/storage/resumable.ts';
import type { Pool } from 'pg';
import { afterAll, afterEach, expect, inject, test, vi } from 'vitest';
import { newPath } from '../support/files.ts';
import { newInvestor, type Person } from '../support/people.ts';

const { url, publishableKey, uploadsDir } = inject('supabase');
const folder = join(tmpdir(), `glassmine-unfinished-${randomUUID()}`);
afterEach(() => void vi.useRealTimers());
afterAll(() => rm(folder, { recursive: true, force: true }));

const HOUR_MS = 3_600_000;
const encode = (text: string) => Buffer.from(text).toString('base64');

async function headersOf({ client }: Person): Promise<Record<string, string>> {
  const token = (await client.auth.getSession()).data.session?.access_token ?? '';
  return { apikey: publishableKey, authorization: `Bearer ${token}`, 'tus-resumable': '1.0.0' };
}

async function announce(person: Person) {
  const metadata = { bucketName: 'proofs', objectName: newPath(person), contentType: 'image/png' };
  const response = await fetch(`${url}/storage/v1/upload/resumable`, {
    method: 'POST',
    headers: {
      ...(await headersOf(person)),
      'upload-length': '1000',
      'upload-metadata': Object.entries(metadata)
        .map(([name, value]) => `${name} ${encode(value)}`)
        .join(','),
    },
  });
  return {
    status: response.status,
    address: response.headers.get('location') ?? '',
    words: await response.text(),
  };
}

test.runIf(uploadsDir)('an investor has at most forty uploads that are not finished, also at once', async () => {
  const [investor, other] = await Promise.all([newInvestor(), newInvestor()]);
  const begun = await Promise.all(Array.from({ length: 45 }, () => announce(investor)));
  const statuses = begun.map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(40);
  expect(statuses.filter((status) => status === 403)).toHaveLength(5);
  expect((await announce(other)).status).toBe(201);

  const first = begun.find(({ status }) => status === 201)?.address;
  const headers = await headersOf(investor);
  expect((await fetch(`${url}${first}`, { method: 'DELETE', headers })).status).toBe(204);
  expect((await announce(investor)).status).toBe(201);
  expect(await announce(investor)).toMatchObject({
    status: 403,
    words: 'new row violates row-level security policy',
  });
});

async function keep(id: string, hoursAgo: number, description = '{}'): Promise<void> {
  const begun = new Date(Date.now() - hoursAgo * HOUR_MS);
  for (const [name, content] of [
    [id, 'half of a file'],
    [`${id}.json`, description],
  ] as const) {
    await writeFile(join(folder, name), content);
    await utimes(join(folder, name), begun, begun);
  }
}

test('uploads that did not end within a day are removed at the start and while Storage runs', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await mkdir(folder, { recursive: true });
  await keep('before', 25);
  await keep('damaged', 25, '{');
  const pool = undefined as unknown as Pool;
  const upload = () => Promise.reject(new Error('Nothing is uploaded here.'));
  const options = { pool, jwtSecret: 'x'.repeat(32), folder, fileSizeLimit: 1000, upload };
  const resumable = await createResumable(options);
  expect(await readdir(folder)).toEqual([]);
  await keep('meanwhile', 25);
  await keep('recent', 23);
  vi.advanceTimersByTime(HOUR_MS);
  await expect.poll(() => readdir(folder), { timeout: 10_000 }).toHaveLength(2);
  expect((await readdir(folder)).toSorted()).toEqual(['recent', 'recent.json']);
  resumable.close();
  expect(vi.getTimerCount()).toBe(0);
});
