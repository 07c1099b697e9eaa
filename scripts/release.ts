/** Run by `npm version` before its commit: gives what CHANGELOG.md has as unreleased this version and day. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from './tool.ts';

const BEGIN = '## Unreleased\n';

/** @throws Error if nothing is unreleased */
export function releaseChangelog(text: string, version: string, day: string): string {
  const [head, rest] = text.split(BEGIN);
  if (rest === undefined || /^\s*(?:## |$)/.test(rest)) throw new Error('CHANGELOG.md has nothing under "Unreleased".');
  return `${head}${BEGIN}\n## ${version} (${day})\n${rest}`;
}

// npm names the new version to the tests before, too, which import this file.
const { npm_new_version: version, npm_lifecycle_event: event } = process.env;
if (event === 'version' && version !== undefined) {
  const file = join(repository, 'CHANGELOG.md');
  const day = new Date().toISOString().slice(0, 10);
  writeFileSync(file, releaseChangelog(readFileSync(file, 'utf8'), version, day));
}
