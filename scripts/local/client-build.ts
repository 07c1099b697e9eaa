import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository, runTool } from '../tool.ts';
import { hashFiles } from './fingerprint.ts';

/** Where `vite build` puts the production client. */
export const CLIENT_FOLDER = join(repository, 'dist');

const INPUTS = [
  'app.html',
  'package-lock.json',
  'public/**',
  'src/**',
  'supabase/config.toml',
  'supabase/embedded/keys.ts',
  'tsconfig.app.json',
  'tsconfig.base.json',
  'vite.config.ts',
];
/** Made from the others by the build itself. */
const GENERATED = 'src/routeTree.gen.ts';

/** Where to put a client, and what it is built for. */
export interface ClientBuild {
  folder: string;
  /** `VITE_…` settings that win over those of the environment. */
  settings: Readonly<Record<string, string>>;
}

const PRODUCT: ClientBuild = { folder: CLIENT_FOLDER, settings: {} };

/** A file in the built folder, so that any other build removes it. */
const stampOf = ({ folder }: ClientBuild) => join(folder, '.inputs');

/** Names the content of everything that the built client depends on. */
function fingerprint({ settings: own }: ClientBuild): string {
  const hash = hashFiles(INPUTS, GENERATED);
  const settings = Object.entries({ ...process.env, ...own }).filter(([name]) => name.startsWith('VITE_'));
  for (const [name, value] of settings.toSorted(([a], [b]) => a.localeCompare(b)))
    hash.update(`\0${name}=${value}`);
  return hash.digest('hex');
}

/** Whether the built client is what a build of the present sources and settings would make. */
export function clientIsFresh(build: ClientBuild = PRODUCT): boolean {
  const stamp = stampOf(build);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(build);
}

/**
 * Builds the production client. Resolves to the milliseconds it took.
 * @throws Error with the output of the build when it fails
 */
export async function buildClient(build: ClientBuild = PRODUCT): Promise<number> {
  const inputs = fingerprint(build);
  const args = ['build', '--logLevel', 'warn', '--outDir', build.folder, '--emptyOutDir'];
  const { ok, output, errors, ms } = await runTool('vite', args, { env: build.settings });
  if (!ok) throw new Error(`The client could not be built:\n${output}${errors}`);
  writeFileSync(stampOf(build), inputs);
  return ms;
}
