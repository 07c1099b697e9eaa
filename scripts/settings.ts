import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from './tool.ts';

/** Settings of `npm run workers`, which `npm run deploy` writes; Vite reads no such file. */
export const WORKERS_FILE = '.env.workers';

/** Vite's mode: `npm run dev` is development, everything else production. */
export type Mode = 'development' | 'production';

/**
 * Reads the same .env files as Vite, so that scripts and client use the same Supabase. The environment wins, then the
 * first file that has a setting.
 */
export function readSettings(mode: Mode = 'production', folder: string = repository): void {
  for (const file of [`.env.${mode}.local`, `.env.${mode}`, '.env.local', '.env']) {
    const path = join(folder, file);
    if (existsSync(path)) process.loadEnvFile(path);
  }
}

/** A setting from the environment; an empty one is unset. */
export function optionalSetting(name: string): string | undefined {
  const value = process.env[name];
  return value === '' ? undefined : value;
}

/** A setting from the environment; exits with its meaning, and without its value, if it is missing or malformed. */
export function requireSetting(name: string, meaning: string, form = /./): string {
  const value = optionalSetting(name);
  if (value === undefined || !form.test(value)) {
    console.error(`${name} is ${value === undefined ? 'not set' : 'malformed'}. It is ${meaning}.`);
    process.exit(1);
  }
  return value;
}

/** An http(s) address from the environment; exits if it is missing or malformed. */
export const requireAddress = (name: string, meaning: string): string =>
  requireSetting(name, `${meaning}, like https://example.com`, /^https?:\/\/[\w[][^\s"#@]*$/);
