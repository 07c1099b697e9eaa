/** Installs the dependencies when they are missing or stale. Uses none itself: it runs before there are any. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { withLock } from './install-lock.mjs';

const PROGRESS_MS = 10_000;
const GRACE_MS = 2_000;
/** All the tools, whatever NODE_ENV says; no program that a package brings to run at its installation (.npmrc). */
const NPM_CI = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
/** @type {NodeJS.Signals[]} */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * An entry of package-lock.json.
 *
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, os?: string[], cpu?: string[], libc?: string[] }} Entry
 */

/** @param {string} text */
const say = (text) => process.stderr.write(`${text}\n`);
/** @param {string} root */
const stampOf = (root) => join(root, 'node_modules', '.glassmine-installed');

/** @param {string} path */
function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

/** npm's record of what is installed. @param {string} root */
const recordOf = (root) => read(join(root, 'node_modules', '.package-lock.json'));

/**
 * Names an installation: what the lock file asks for on this platform, and what npm's record holds, from which
 * `npm prune` takes packages out.
 *
 * @param {string} root
 */
function installation(root) {
  const lock = readFileSync(join(root, 'package-lock.json'));
  const hash = createHash('sha256').update(lock).update(`${process.platform}-${process.arch}`);
  return hash.update(recordOf(root) ?? '').digest('hex');
}

/** @param {string} lock the text of a lock file */
function packagesOf(lock) {
  return /** @type {{ packages: Record<string, Entry> }} */ (JSON.parse(lock)).packages;
}

/** @param {Entry} entry */
const namesThisPlatform = ({ os, cpu, libc }) =>
  libc === undefined && os?.includes(process.platform) === true && cpu?.includes(process.arch) === true;

/**
 * True when npm was run by hand and installed what the lock file asks for. npm writes its record last: an
 * interrupted installation has none.
 *
 * @param {string} root
 */
function npmRecordMatches(root) {
  const record = recordOf(root);
  if (record === undefined) return false;
  const installed = packagesOf(record);
  const asked = packagesOf(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  return Object.entries(asked).every(([path, entry]) => {
    if (path === '') return true;
    const found = installed[path];
    if (found === undefined) return entry.optional === true && !namesThisPlatform(entry);
    return found.version === entry.version && found.integrity === entry.integrity;
  });
}

/** @param {string} root */
function writeStamp(root) {
  try {
    writeFileSync(stampOf(root), installation(root));
  } catch {
    // A read-only checkout: the next command looks at npm's record again.
  }
}

/** True when node_modules holds what package-lock.json asks for. @param {string} root */
export function dependenciesAreFresh(root) {
  if (read(stampOf(root)) === installation(root)) return true;
  if (!npmRecordMatches(root)) return false;
  writeStamp(root);
  return true;
}

/** The npm that runs this script, on the Node that runs it, else the one in PATH. @returns {[string, ...string[]]} */
function npmCommand() {
  const { npm_execpath: npm, npm_node_execpath: node } = process.env;
  if (npm && node && basename(npm).startsWith('npm')) return [node, npm];
  return process.platform === 'win32' ? ['cmd', '/c', 'npm'] : ['npm'];
}

/**
 * Runs `npm ci`. Resolves to the seconds it took.
 *
 * @param {string} root
 * @returns {Promise<number>}
 */
function npmCi(root) {
  const [command, ...prefix] = npmCommand();
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  return new Promise((resolve, reject) => {
    const child = spawn(command, [...prefix, ...NPM_CI], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    const progress = setInterval(() => say(`  still installing, ${seconds()} s`), PROGRESS_MS);
    let interrupted = false;
    /** @param {NodeJS.Signals} signal */
    const interrupt = (signal) => {
      interrupted = true;
      child.kill(signal);
      // npm first finishes what it is unpacking; there is nothing to keep, the next installation starts afresh.
      setTimeout(() => child.kill('SIGKILL'), GRACE_MS).unref();
    };
    for (const signal of SIGNALS) process.on(signal, interrupt);
    child.on('error', (error) => reject(new Error(`npm could not be started: ${error.message}`)));
    child.on('exit', (code) => {
      clearInterval(progress);
      for (const signal of SIGNALS) process.off(signal, interrupt);
      if (code === 0) return resolve(seconds());
      const reason = interrupted
        ? 'Interrupted. The next command installs again from the start.'
        : 'Installing failed; npm says why above. Put that right and run the command again.';
      return reject(new Error(reason));
    });
  });
}

/**
 * Installs what package-lock.json asks for. Commands that start together take turns, and the second finds the work done.
 *
 * @param {string} root
 * @throws Error with a message for people when npm fails or is interrupted
 */
export async function installDependencies(root) {
  const waiting = () => say('Another command is installing the dependencies; waiting for it.');
  await withLock(join(root, '.install.lock'), waiting, async () => {
    if (dependenciesAreFresh(root)) return;
    say(
      'Installing the dependencies (first time, or package-lock.json has changed). This takes a minute or two.',
    );
    const seconds = await npmCi(root);
    writeStamp(root);
    say(`Dependencies installed in ${seconds} s.`);
  });
}
