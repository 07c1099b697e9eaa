/**
 * Completes package-lock.json: every optional package of another platform is named in it.
 *
 * npm leaves out those that the registry at hand does not have, and `npm ci` then refuses the lock file on every
 * machine. Run it after an upgrade: `node scripts/lock-optional.mjs`; with `--check` it only reports.
 */
import { readFileSync, writeFileSync } from 'node:fs';

/**
 * @typedef {{ version?: string, dev?: boolean, optional?: boolean, os?: string[], cpu?: string[], libc?: string[],
 *   optionalDependencies?: Record<string, string> }} Entry
 * @typedef {Record<string, Entry>} Packages
 */

const LOCK = new URL('../package-lock.json', import.meta.url);
const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const PROCESSORS = ['arm', 'arm64', 'ia32', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];

/** Where Node finds `name` from the package at `from`. @type {(packages: Packages, from: string, name: string) => boolean} */
function isLocked(packages, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    if (`${folder}${folder && '/'}node_modules/${name}` in packages) return true;
    if (folder === '') return false;
  }
}

/** What the name of a platform's package says about the platform. @param {string} name @returns {Entry} */
function platformOf(name) {
  const words = name.replaceAll('windows', 'win32').split(/[/-]/);
  const os = SYSTEMS.filter((system) => words.includes(system));
  const cpu = PROCESSORS.filter((processor) => words.includes(processor));
  const musl = words.some((word) => word.startsWith('musl'));
  return {
    ...(cpu.length > 0 && { cpu }),
    ...(os.length > 0 && { os }),
    ...(os.includes('linux') &&
      (musl || words.some((word) => word.startsWith('gnu'))) && { libc: [musl ? 'musl' : 'glibc'] }),
  };
}

/** The entries that package-lock.json lacks. @param {Packages} packages @returns {Packages} */
function missing(packages) {
  /** @type {Packages} */
  const found = {};
  for (const [from, { dev, optionalDependencies = {} }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      if (isLocked(packages, from, name)) continue;
      found[`node_modules/${name}`] = { version, ...platformOf(name), ...(dev && { dev }), optional: true };
    }
  }
  return found;
}

const lock = /** @type {{ packages: Packages }} */ (JSON.parse(readFileSync(LOCK, 'utf8')));
const added = missing(lock.packages);
const count = Object.keys(added).length;
if (count === 0) {
  process.stdout.write('package-lock.json names every optional package.\n');
} else if (process.argv.includes('--check')) {
  process.stdout.write(
    `package-lock.json lacks ${count} optional packages: run node scripts/lock-optional.mjs\n`,
  );
  process.exitCode = 1;
} else {
  const { '': root, ...rest } = { ...lock.packages, ...added };
  const sorted = Object.fromEntries(Object.entries(rest).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(LOCK, `${JSON.stringify({ ...lock, packages: { '': root, ...sorted } }, undefined, 2)}\n`);
  process.stdout.write(`Added ${count} optional packages to package-lock.json.\n`);
}
