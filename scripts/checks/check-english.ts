/** `npm run check`: refuses odd idioms (docs/style.md) in documents, comments and titles of tests. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../tool.ts';
import { findIdioms } from './idioms.ts';
import { repositoryFiles } from './repository-files.ts';

const PROSE = /\.(?:md|sql|tsx?|mjs|css)$/;
/** docs/access is generated from SQL comments, which are checked themselves. */
const EXCEPTIONS = /^(?:docs\/access(?:\.md|\/.*)|tests\/scripts\/repository\/idioms\.test\.ts)$/;

const complaints = repositoryFiles()
  .filter((file) => PROSE.test(file) && !EXCEPTIONS.test(file))
  .flatMap((file) =>
    findIdioms(file, readFileSync(join(repository, file), 'utf8')).map(
      ({ line, found, instead }) => `${file}:${line}: "${found}"; write: ${instead}`,
    ),
  );
for (const complaint of complaints) console.log(complaint);
process.exitCode = complaints.length > 0 ? 1 : 0;
