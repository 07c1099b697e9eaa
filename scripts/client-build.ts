import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository, runTool } from './tool.ts';

/** Where `vite build` puts the production client. */
export const CLIENT_FOLDER = join(repository, 'dist');

const INPUTS = [
  'app.html',
  'package-lock.json',
  'public/**',
  'scripts/site/**',
  'src/**',
  'supabase/config.toml',
  'supabase/embedded/keys.ts',
  'tsconfig.app.json',
  'tsconfig.base.json',
  'vite.config.ts',
];
/** Made from the others by the build itself. */
const GENERATED = ['src/routeTree.gen.ts'];
/** In the built folder, so that any other build removes it. */
const STAMP = join(CLIENT_FOLDER, '.inputs');

/** Names the content of everything that the built client depends on. */
function fingerprint(): string {
  const hash = createHash('sha256');
  const files = globSync(INPUTS, { cwd: repository, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !GENERATED.some((generated) => file.endsWith(generated)));
  for (const file of files.toSorted()) hash.update(`\0${file}\0`).update(readFileSync(file));
  const settings = Object.keys(process.env).filter((name) => name.startsWith('VITE_'));
  for (const name of settings.toSorted()) hash.update(`\0${name}=${process.env[name]}`);
  return hash.digest('hex');
}

/** Whether the built client is what a build of the present sources and `VITE_…` settings would make. */
export function clientIsFresh(): boolean {
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === fingerprint();
}

/**
 * Builds the production client. Resolves to the milliseconds it took.
 * @throws Error with the output of the build when it fails
 */
export async function buildClient(): Promise<number> {
  const inputs = fingerprint();
  const { ok, output, errors, ms } = await runTool('vite', ['build', '--logLevel', 'warn']);
  if (!ok) throw new Error(`The client could not be built:\n${output}${errors}`);
  writeFileSync(STAMP, inputs);
  return ms;
}
