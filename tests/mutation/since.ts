import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { repository } from '../../scripts/tool.ts';
import type { Mutant } from './mutant.ts';

const DEFINED = /^create (?:or replace )?(?:function|table|view) (?<name>\w+\.\w+)/gm;
const QUALIFIED = /\b[a-z]+\.\w+/g;
/** Postgres leaves the schema public out of a signature. */
const PUBLIC_FUNCTION = /^\w+(?=\()/;

async function definedSince(commit: string): Promise<Set<string>> {
  const { stdout } = await promisify(execFile)('git', ['diff', '--name-only', commit, '--', 'supabase/migrations'], {
    cwd: repository,
  });
  const files = stdout
    .split('\n')
    .filter((name) => name !== '')
    .map((name) => join(repository, name));
  const texts = await Promise.all(files.filter((file) => existsSync(file)).map((file) => readFile(file, 'utf8')));
  return new Set(texts.flatMap((text) => [...text.matchAll(DEFINED)].map(({ groups }) => groups?.['name'] ?? '')));
}

export async function mutantsSince(commit: string, mutants: readonly Mutant[]): Promise<Mutant[]> {
  const defined = await definedSince(commit);
  return mutants.filter(({ name, weakens = [] }) => {
    const [object = ''] = name.split(': ');
    const ofPublic = PUBLIC_FUNCTION.exec(object)?.[0];
    const names = [...object.matchAll(QUALIFIED)].map(([qualified]) => qualified);
    return [...names, ...weakens, ...(ofPublic === undefined ? [] : [`public.${ofPublic}`])].some((one) =>
      defined.has(one),
    );
  });
}
