import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { repository } from '../../../scripts/tool.ts';
import { encryptionFor, verifyBooks } from '../../../scripts/verify-books.ts';

function verify(env: NodeJS.ProcessEnv, ...args: string[]) {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/verify.ts', ...args], {
    cwd: repository,
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  return { status, stderr };
}

test.each([
  ['postgresql://postgres:x@db.example.com:5432/postgres', 'require'],
  ['postgresql://postgres:x@db.example.com/postgres?sslmode=disable', 'require'],
  ['postgresql://postgres:x@db.example.com/postgres?sslmode=prefer', 'require'],
  ['postgresql://postgres:x@db.example.com/postgres?sslmode=verify-full', 'verify-full'],
  ['postgresql://postgres:x@db.example.com/postgres?sslmode=verify-ca', 'verify-full'],
  ['postgresql://postgres:x@localhost/postgres?sslmode=verify-ca', 'verify-full'],
  ['postgresql://postgres:x@localhost,db.example.com/postgres', 'require'],
  ['postgresql://postgres:x@127.example.com/postgres', 'require'],
  ['postgresql://postgres:x@127.0.0.1:54322/postgres', false],
  ['postgresql://postgres:x@localhost/postgres', false],
])('a connection to %s is encrypted as it has to be: %s', (databaseUrl, encryption) => {
  expect(encryptionFor(databaseUrl)).toBe(encryption);
});

test('an address that asks for an encryption that is unknown is refused, and not shown', () => {
  const refusal = {
    status: 1,
    stderr: expect.stringMatching(
      /^The address of the database asks for an encryption \(sslmode\) that is unknown\.\n/,
    ) as string,
  };
  const found = verify({
    SUPABASE_DB_URL: 'postgresql://postgres:secret@127.0.0.1:9/postgres?sslmode=verify-all',
  });
  expect(found).toEqual(refusal);
  expect(found.stderr).not.toContain('secret');
});

test('a connection to a socket of this machine needs no encryption', () => {
  vi.stubEnv('PGHOST', '/var/run/postgresql');
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(encryptionFor('postgresql:///postgres')).toBe(false);
});

test('a server that refuses encryption is told neither the name of the role nor the password', async () => {
  let told = '';
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      told += data.toString('latin1');
      if (data.length === 8) socket.write('N');
      else socket.destroy();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const url = `postgresql://keeper:secret@127.0.0.1:${port}/postgres?sslmode=verify-full`;
  await expect(verifyBooks(url)).rejects.toThrow('before secure TLS connection');
  expect(told).not.toBe('');
  expect(told).not.toMatch(/keeper|secret/);
});

test('an address on the command line, which all on the machine can read, is refused with the setting to use', () => {
  const { status, stderr } = verify({}, 'postgresql://postgres:x@127.0.0.1:9/postgres');
  expect(status).toBe(2);
  expect(stderr).toContain('SUPABASE_DB_URL');
});

test('the address of the database is read from SUPABASE_DB_URL', () => {
  const { status, stderr } = verify({ SUPABASE_DB_URL: 'postgresql://postgres:x@127.0.0.1:9/postgres' });
  expect(status).toBe(1);
  expect(stderr).toContain('ECONNREFUSED');
});
