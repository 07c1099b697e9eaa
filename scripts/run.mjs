/**
 * The entry of every npm script: `node scripts/run.mjs <file | tool> [arguments]`. Installs the packages if they are
 * missing or stale, and runs the command on the Node that npm brings if this one is too old. Plain JavaScript, for old
 * Nodes.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { constants } from 'node:os';
import { basename, delimiter, dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Runs TypeScript files directly. */
const WANTED_NODE = 24;
const root = fileURLToPath(new URL('..', import.meta.url));
const programs = resolve(root, 'node_modules/.bin');

/** @typedef {{ packages: Record<string, { version?: string, optional?: boolean, dev?: boolean }> }} Lock */
/** @param {string} file */
function packagesOf(file) {
  if (!existsSync(root + file)) return {};
  return /** @type {Lock} */ (JSON.parse(readFileSync(root + file, 'utf8'))).packages;
}

const wanted = packagesOf('package-lock.json');
const installed = packagesOf('node_modules/.package-lock.json');
const isRecent = Number.parseInt(process.versions.node, 10) >= WANTED_NODE;
const brought = `node_modules/node-${process.platform}-${process.arch}`;
const node = isRecent ? process.execPath : resolve(root, brought, 'bin/node');
if (!isRecent && !wanted[brought]) {
  process.stderr.write(
    `Glassmine needs Node ${WANTED_NODE} or newer (https://nodejs.org). This is ${process.version}, and npm brings none here.\n`,
  );
  process.exit(1);
}

// What the product itself runs on leaves out the packages of tests, but keeps them once they are installed.
const isLean = process.env.npm_config_omit === 'dev' && !Object.values(installed).some(({ dev }) => dev);
// npm writes its record of installed packages last.
const isInstalled = Object.entries(wanted).every(([path, { version, optional, dev }]) => {
  const isLeftOut = optional ?? (isLean && dev);
  return path === '' || (installed[path] ? installed[path].version === version : isLeftOut);
});
if (!isInstalled) {
  process.stderr.write('Installing the packages, which takes a minute or two.\n');
  // npm leaves out optional packages that are not for the Node on which it runs.
  const on = `--package=${basename(brought)}@${wanted[brought]?.version}`;
  // Not `npm ci`, which takes the packages away from what runs on them.
  const dev = isLean ? '--omit=dev' : '--include=dev';
  const args = `i --no-save --ignore-scripts --include=optional ${dev} --prefer-offline --loglevel=error`.split(' ');
  const { status } = spawnSync('npm', isRecent ? args : ['exec', '--yes', on, '--', 'npm', ...args], {
    cwd: root,
    stdio: ['ignore', 2, 'inherit'],
  });
  if (status !== 0) process.exit(1);
}

process.env.PATH = [dirname(node), programs, process.env.PATH].join(delimiter);
process.env.DO_NOT_TRACK = '1';
process.env.SUPABASE_TELEMETRY_DISABLED = '1';

const [target = 'scripts/start.ts', ...args] = process.argv.slice(2);
const script = /\.m?[jt]s$/.test(target) ? resolve(root, target) : realpathSync(resolve(programs, target));
// The command starts here: `npm start` measures from this mark.
performance.mark('begin');
if (isRecent) {
  // Runs in this process, which saves memory.
  process.argv = [node, script, ...args];
  await import(script);
} else {
  const child = spawn(node, [script, ...args], { stdio: 'inherit' });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal ?? 'SIGTERM']));
}
