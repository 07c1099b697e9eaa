import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from './tool.ts';

/** Takes over `.env.local` and `.env`, as Vite does; the environment itself wins. */
export function readSettings(): void {
  for (const file of ['.env.local', '.env']) {
    const path = join(repository, file);
    if (existsSync(path)) process.loadEnvFile(path);
  }
}

/** A setting from the environment; without it the program ends, saying what it is. */
export function requireSetting(name: string, meaning: string): string {
  const value = process.env[name];
  if (value === undefined || value === '') {
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
