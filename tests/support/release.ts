import { execFileSync } from 'node:child_process';
import { mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repository } from '../../scripts/tool.ts';

const git = (...args: string[]) => execFileSync('git', args, { cwd: repository, encoding: 'utf8' });

/** The working tree as a commit. New files are not in it: these are newer. */
export function present(): string {
  return git('-c', 'user.name=test', '-c', 'user.email=test', 'stash', 'create').trim() || 'HEAD';
}

/** The commit of the last release; before the first one, or in a clone without it, the working tree. */
export function lastRelease(): string {
  return git('log', '-1', '--format=%H', '--extended-regexp', '--grep=^Release [0-9.]+$').trim() || present();
}

/** Makes a folder of a commit's migrations, demo world and books of the benches. */
export function checkout(commit: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'glassmine-release-'));
  const archive = join(folder, 'release.tar');
  git('archive', `--output=${archive}`, commit, 'supabase', 'src', 'tests/bench/ledger-data.ts', 'package.json');
  execFileSync('tar', ['-xf', archive, '-C', folder]);
  symlinkSync(join(repository, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

export const load = async <Module>(folder: string, file: string) => (await import(`${folder}/${file}`)) as Module;
