/**
 * The entry of every npm script: `node scripts/run.mjs <file | package> [arguments]`.
 *
 * Installs dependencies and picks a recent enough Node, so that a fresh clone needs only npm. Plain JavaScript,
 * because it must start on Nodes that cannot run the rest of the project.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const MODULES = join(ROOT, 'node_modules');
/** Test tools need Node 22.22; 24 runs TypeScript files directly. */
const WANTED_NODE = 24;
/** The oldest Node that can start npm and this file; npm then installs a newer one. */
const OLDEST_NODE = 18;
const ADVICE = `Install Node ${WANTED_NODE} or newer from https://nodejs.org and run the command again.`;

/** Prints a reason and exits. @type {(message: string) => never} */
function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

/** @param {string} path of a package.json */
function manifest(path) {
  return /** @type {{ bin?: string | Record<string, string>, optionalDependencies?: Record<string, string> }} */ (
    JSON.parse(readFileSync(path, 'utf8'))
  );
}

function broughtNode() {
  const windows = process.platform === 'win32';
  const name = `node-${windows ? 'win' : process.platform}-${process.arch}`;
  const { optionalDependencies = {} } = manifest(join(ROOT, 'package.json'));
  if (!(name in optionalDependencies)) return undefined;
  return join(MODULES, name, 'bin', windows ? 'node.exe' : 'node');
}

function chooseNode() {
  const here = process.versions.node;
  const major = Number(here.split('.')[0]);
  if (major >= WANTED_NODE) return process.execPath;
  if (major < OLDEST_NODE) fail(`Glassmine cannot start on Node ${here}. ${ADVICE}`);
  return (
    broughtNode() ??
    fail(
      `Glassmine needs Node ${WANTED_NODE} or newer; this is Node ${here}, and npm brings none for ` +
        `${process.platform}-${process.arch}. ${ADVICE}`,
    )
  );
}

/** @param {string} target a file of ours, or the name of an installed package whose program is meant */
function locate(target) {
  if (/\.m?[jt]s$/.test(target)) return resolve(ROOT, target);
  const path = join(MODULES, target, 'package.json');
  if (!existsSync(path)) fail(`There is no tool named "${target}" among the installed packages.`);
  const { bin } = manifest(path);
  const program = typeof bin === 'string' ? bin : (bin?.[target] ?? Object.values(bin ?? {})[0]);
  return join(MODULES, target, program ?? fail(`The package "${target}" brings no program.`));
}

/** The packages that a lock file names. @param {string} path */
function packagesOf(path) {
  /** @typedef {{ packages: Record<string, { version?: string, optional?: boolean }> }} LockFile */
  return /** @type {LockFile} */ (JSON.parse(readFileSync(join(ROOT, path), 'utf8'))).packages;
}

/** Whether npm's record of installed packages, which it writes last, matches package-lock.json. */
function isInstalled() {
  if (!existsSync(join(MODULES, '.package-lock.json'))) return false;
  const installed = packagesOf('node_modules/.package-lock.json');
  return Object.entries(packagesOf('package-lock.json')).every(
    ([path, { version, optional }]) =>
      path === '' || (installed[path] ? installed[path].version === version : optional === true),
  );
}

/** Installs package-lock.json including development tools, whatever NODE_ENV says. */
function install() {
  process.stderr.write('Installing the dependencies, which takes a minute or two.\n');
  const { status } = spawnSync('npm', ['ci', '--include=dev', '--include=optional', '--loglevel=error'], {
    cwd: ROOT,
    stdio: ['ignore', 2, 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) fail('Installing failed; npm says why above. Put that right and run the command again.');
}

/**
 * Runs a script on another Node as if it were this process, with its signals and exit code.
 *
 * @param {string} node
 * @param {string[]} argv
 */
function runOn(node, argv) {
  const child = spawn(node, argv, { stdio: 'inherit' });
  /** @type {NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => fail(`Node could not be started (${node}): ${error.message}`));
  child.on('exit', (code, signal) =>
    process.exit(code ?? 128 + (signal === null ? 0 : constants.signals[signal])),
  );
}

const [target, ...args] = process.argv.slice(2);
if (target === undefined) fail('Usage: node scripts/run.mjs <file | package> [arguments]');

const node = chooseNode();
if (!isInstalled()) install();
if (!existsSync(node)) {
  fail(`npm did not bring Node ${WANTED_NODE} (are optional dependencies off?). ${ADVICE}`);
}

process.env.PATH = [dirname(node), join(MODULES, '.bin'), process.env.PATH].join(delimiter);
process.env.DO_NOT_TRACK = '1';
process.env.SUPABASE_TELEMETRY_DISABLED = '1';

// The command starts here: measure from this mark.
performance.mark('begin');
const script = locate(target);
if (node === process.execPath) {
  // Runs in the same process, which saves memory and forwarding of signals.
  process.argv = [node, script, ...args];
  await import(pathToFileURL(script).href);
} else {
  runOn(node, [script, ...args]);
}
