import { randomUUID } from 'node:crypto';
import { decodeJwt } from 'jose';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { readDemoPeople } from '../../scripts/local/demo-people.ts';

// Readers of a file must keep nothing that outlives their role, their session or the half hour of a record.
const world = inject('world');
const sql = postgres(world.adminDbUrl, { max: 1 });
const api = '/storage/v1/object';
// Operators open a document of the attacker, because other tests check access to the victim's before it is opened.
const document = `${world.attacker.id}/${randomUUID()}.png`;
const opened = world.files.map(({ bucket, path }) => ({ bucket, path: bucket === 'kyc' ? document : path }));
const picture = new Uint8Array(Buffer.from('89504e470d0a1a0a', 'hex'));
let caseId = '';

beforeAll(async () => {
  const given = await send(`${api}/kyc/${document}`, world.attacker.token, picture, 'image/png');
  expect(given.status).toBe(200);
  const [row] = await sql<{ id: string }[]>`
    insert into public.kyc_cases (investor_id, home_address, document_path, status, reason, reviewed_by)
    select ${world.attacker.id}, '1 Some Street', ${document}, 'rejected', 'Not readable', p.id
    from public.profiles p where p.email = 'reviewer@example.com'
    returning id`;
  caseId = row?.id ?? '';
});

afterAll(() => sql.end());

function send(path: string, token: string, body: Uint8Array<ArrayBuffer> | object, type = 'application/json') {
  return fetch(`${world.apiUrl}${path}`, {
    method: 'POST',
    headers: { apikey: world.publishableKey, authorization: `Bearer ${token}`, 'content-type': type },
    body: body instanceof Uint8Array ? body : JSON.stringify(body),
  });
}

async function signIn(role: string): Promise<string> {
  const { password } = readDemoPeople();
  const answer = await send('/auth/v1/token?grant_type=password', world.publishableKey, {
    email: `${role}@example.com`,
    password,
  });
  return ((await answer.json()) as { access_token: string }).access_token;
}

const there = (name: string) => sql`select from storage.objects where name = ${name}`;

describe.each(['owner', 'reviewer', 'treasurer', 'admin'])('a person who may see a file, %s', (who) => {
  const files = (who === 'owner' ? world.files : opened).map(({ bucket, path }) => [bucket, path] as const);
  let token = world.victim.token;
  beforeAll(async () => {
    if (who === 'owner') return;
    token = await signIn(who);
    const recorded = await send('/rest/v1/rpc/record_document_opening', token, { case_id: caseId });
    expect(recorded.status).toBe(204);
  });

  test.each(files)('signs no link to one in %s, for however long', async (bucket, path) => {
    for (const expiresIn of [1, 60, 3600, 315_360_000]) {
      const one = await send(`${api}/sign/${bucket}/${path}`, token, { expiresIn });
      expect(one.status).toBeGreaterThanOrEqual(400);
      const many = await send(`${api}/sign/${bucket}`, token, { expiresIn, paths: [path] });
      expect((await one.text()) + (await many.text())).not.toContain('token=');
    }
  });

  test.each(files)('neither copies nor moves one in %s into a folder of their own', async (bucketId, sourceKey) => {
    for (const destinationBucket of ['proofs', 'kyc', 'avatars'])
      for (const action of ['copy', 'move']) {
        const destinationKey = `${decodeJwt(token).sub}/${randomUUID()}.png`;
        const request = { bucketId, sourceKey, destinationBucket, destinationKey };
        expect((await send(`${api}/${action}`, token, request)).status).toBeGreaterThanOrEqual(400);
        expect(await there(destinationKey)).toHaveLength(0);
      }
    expect(await there(sourceKey)).toHaveLength(1);
  });

  test('signs no address to upload to later', async () => {
    const path = `avatars/${decodeJwt(token).sub}/${randomUUID()}.png`;
    expect((await send(`${api}/upload/sign/${path}`, token, {})).status).toBeGreaterThanOrEqual(400);
  });
});

test.each(['reviewer', 'treasurer', 'admin'])('a %s has no folder for documents', async (role) => {
  const token = await signIn(role);
  for (const bucket of ['proofs', 'kyc']) {
    const path = `${decodeJwt(token).sub}/${randomUUID()}.png`;
    const answer = await send(`${api}/${bucket}/${path}`, token, picture, 'image/png');
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(await there(path)).toHaveLength(0);
  }
});
