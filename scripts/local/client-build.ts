import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashFiles } from 'local-supabase/fingerprint.ts';
import { repository, runTool } from '../tool.ts';

export const CLIENT_FOLDER = join(repository, 'dist');

const INPUTS = [
  'app.html',
  'package-lock.json',
  'public/**',
  'src/**',
  'supabase/config.toml',
  'packages/local-supabase/src/{config,keys}.ts',
  'tsconfig.app.json',
  'tsconfig.base.json',
  'vite.config.ts',
];
const GENERATED = 'src/routeTree.gen.ts';

export interface ClientBuild {
  folder: string;
  /** `VITE_…` settings that override the environment. */
  settings: Readonly<Record<string, string>>;
}

/** Inside the built folder, so that any other build removes it. */
const stampOf = ({ folder }: ClientBuild) => join(folder, '.inputs');

function fingerprint({ settings: own }: ClientBuild): string {
  const hash = hashFiles(repository, INPUTS, GENERATED);
  const settings = Object.entries({ ...process.env, ...own }).filter(([name]) => name.startsWith('VITE_'));
  for (const [name, value] of settings.toSorted(([a], [b]) => a.localeCompare(b))) hash.update(`\0${name}=${value}`);
  return hash.digest('hex');
}

export function clientIsFresh(build: ClientBuild): boolean {
  const stamp = stampOf(build);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(build);
}

/**
 * Builds the production client and resolves to the time it took in ms.
 * @throws Error with the output of a failed build
 */
export async function buildClient(build: ClientBuild): Promise<number> {
  const inputs = fingerprint(build);
  const args = ['build', '--logLevel', 'warn', '--outDir', build.folder, '--emptyOutDir'];
  const { ok, output, errors, ms } = await runTool('vite', args, { env: build.settings });
  if (!ok) throw new Error(`The client could not be built:\n${output}${errors}`);
  writeFileSync(stampOf(build), inputs);
  return ms;
}
