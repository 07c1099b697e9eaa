import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runTool } from '../tool.ts';
import { holdsSecret } from './secrets.ts';

export interface CheckResult {
  name: string;
  ok: boolean;
  output: string;
  ms: number;
}

const CHECKS: [name: string, tool: string, ...args: string[]][] = [
  ['types and lint', 'oxlint'],
  ['format', 'oxfmt', '--check'],
  ['unused code', 'knip'],
  ['packages without those of tests', 'knip', '--production', '--strict', '--include', 'unlisted'],
  ['plain English', 'scripts/checks/idioms.ts'],
];

export async function runChecks(onResult: (result: CheckResult) => void): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  const queue = CHECKS.values();
  async function work(): Promise<void> {
    for (const [name, tool, ...args] of queue) {
      const { ok, output, errors, ms } = await runTool(tool, args);
      const result = { name, ok, output: output + errors, ms };
      results.push(result);
      onResult(result);
    }
  }
  await Promise.all([work(), work()]);
  return results;
}

export function findSecrets(folder: string): CheckResult {
  const started = performance.now();
  const files = globSync('**', { cwd: folder, withFileTypes: true }).filter((entry) => entry.isFile());
  const leaking = files
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => holdsSecret(readFileSync(file, 'utf8')));
  return {
    name: 'no secrets in the build',
    ok: files.length > 0 && leaking.length === 0,
    output: files.length === 0 ? `${folder} is empty` : leaking.map((file) => `${file} holds a secret`).join('\n'),
    ms: performance.now() - started,
  };
}

export function printCheck({ name, ok, output, ms }: CheckResult): void {
  console.log(`${ok ? '✓' : '✗'} ${name} (${(ms / 1000).toFixed(1)} s)`);
  if (!ok) console.log(output.trimEnd().replaceAll(/^/gm, '    '));
}
