import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withLock } from '../../../scripts/install-lock.mjs';
import { dependenciesAreFresh } from '../../../scripts/install.mjs';

const OTHER_PLATFORM = { version: '1.0.0', optional: true, os: ['aix'], cpu: ['ppc64'] };
const THIS_PLATFORM = { version: '1.0.0', optional: true, os: [process.platform], cpu: [process.arch] };

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'glassmine-install-'));
  await lock({ 'node_modules/a': { version: '1.0.0' }, 'node_modules/aix': OTHER_PLATFORM });
});

afterEach(() => rm(root, { recursive: true }));

async function lock(packages: object): Promise<void> {
  await writeFile(join(root, 'package-lock.json'), JSON.stringify({ packages: { '': {}, ...packages } }));
}

/** What npm writes when it has finished. */
async function installed(packages: object): Promise<void> {
  await mkdir(join(root, 'node_modules'), { recursive: true });
  await writeFile(join(root, 'node_modules/.package-lock.json'), JSON.stringify({ packages }));
}

test('a fresh clone is not installed', () => {
  expect(dependenciesAreFresh(root)).toBe(false);
});

test('an interrupted installation is not installed', async () => {
  await mkdir(join(root, 'node_modules/a'), { recursive: true });
  expect(dependenciesAreFresh(root)).toBe(false);
});

test('a developer who ran npm by hand need not wait for another installation', async () => {
  await installed({ 'node_modules/a': { version: '1.0.0' } });
  expect(dependenciesAreFresh(root)).toBe(true);
});

test('a changed lock file makes the installation stale', async () => {
  await installed({ 'node_modules/a': { version: '1.0.0' } });
  expect(dependenciesAreFresh(root)).toBe(true);
  await lock({ 'node_modules/a': { version: '2.0.0' } });
  expect(dependenciesAreFresh(root)).toBe(false);
});

test('packages that npm removed since make the installation stale', async () => {
  await installed({ 'node_modules/a': { version: '1.0.0' } });
  expect(dependenciesAreFresh(root)).toBe(true);
  await installed({});
  expect(dependenciesAreFresh(root)).toBe(false);
});

test('a package of this platform that is missing makes the installation stale', async () => {
  await lock({ 'node_modules/a': { version: '1.0.0' }, 'node_modules/here': THIS_PLATFORM });
  await installed({ 'node_modules/a': { version: '1.0.0' } });
  expect(dependenciesAreFresh(root)).toBe(false);
});

test('two commands that start at once take turns', async () => {
  const path = join(root, 'lock');
  const events: string[] = [];
  const work = (name: string) => async () => {
    events.push(`${name} begins`);
    await turn();
    events.push(`${name} ends`);
  };
  const waits: string[] = [];
  await Promise.all(['a', 'b', 'c'].map((name) => withLock(path, () => waits.push(name), work(name))));
  expect(waits).toHaveLength(2);
  expect(events.map((event) => event.slice(2))).toStrictEqual([
    'begins',
    'ends',
    'begins',
    'ends',
    'begins',
    'ends',
  ]);
  expect(existsSync(path)).toBe(false);
});

test('the lock of a command that was killed is taken over, by one of two that find it', async () => {
  const path = join(root, 'lock');
  await writeFile(path, 'the dead');
  const longAgo = new Date(Date.now() - 60_000);
  await utimes(path, longAgo, longAgo);
  let inside = 0;
  const alone: boolean[] = [];
  const work = async () => {
    inside += 1;
    alone.push(inside === 1 && (await readFile(path, 'utf8')) !== 'the dead');
    await turn();
    inside -= 1;
  };
  await Promise.all([withLock(path, () => undefined, work), withLock(path, () => undefined, work)]);
  expect(alone).toStrictEqual([true, true]);
});

test('a command that fails gives the lock back', async () => {
  const path = join(root, 'lock');
  const failing = withLock(
    path,
    () => undefined,
    () => Promise.reject(new Error('no network')),
  );
  await expect(failing).rejects.toThrow('no network');
  expect(existsSync(path)).toBe(false);
});
