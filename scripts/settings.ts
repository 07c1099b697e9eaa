import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from './tool.ts';

/** As Vite calls what a client is built for: `npm run dev` is development, all else production. */
export type Mode = 'development' | 'production';

/**
 * Takes over the files in which Vite finds settings, so that a script and the client know the same Supabase. The first file that
 * has a setting wins, the environment before all of them.
 */
export function readSettings(mode: Mode = 'production', folder: string = repository): void {
  for (const file of [`.env.${mode}.local`, `.env.${mode}`, '.env.local', '.env']) {
    const path = join(folder, file);
    if (existsSync(path)) process.loadEnvFile(path);
  }
}

/** A setting from the environment. An empty one counts as not set. */
export function optionalSetting(name: string): string | undefined {
  const value = process.env[name];
  return value === '' ? undefined : value;
}

/** A setting from the environment; without it the program ends, saying what it is. */
export function requireSetting(name: string, meaning: string): string {
  const value = optionalSetting(name);
  if (value === undefined) {
    console.error(`${name} is not set. It is ${meaning}.`);
    process.exit(1);
  }
  return value;
}

/** An http(s) address from the environment; without it, or if it is anything else, the program ends, saying what it is. */
export function requireAddress(name: string, meaning: string): string {
  const value = requireSetting(name, meaning);
  if (!/^https?:\/\//.test(value) || !URL.canParse(value)) {
    console.error(`${name} is "${value}", which is no address like https://example.com. It is ${meaning}.`);
    process.exit(1);
  }
  return value;
}
