/** `npm run check`: refuses odd idioms (docs/style.md) in documents, comments and titles of tests. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../tool.ts';
import { repositoryFiles } from './repository-files.ts';

const IDIOMS: [idiom: RegExp, instead: string][] = [
  [/\bnobody\b/gi, 'no one, no role, not … anyone, or name the actor'],
  [/\bsomebody\b/gi, 'a person, a user, another operator, someone'],
  [/\banybody\b/gi, 'anyone'],
  [/\bwho(?:m|se?|)ever\b/gi, 'users who, the caller, the person who'],
  [/\bwhom\b/gi, 'who, or turn the sentence around'],
  [/\banew\b/gi, 'again'],
  [/\bonce more\b/gi, 'again'],
  [/\bthe same again\b/gi, 'a retry'],
  [/\bno more(?=[,.;:)]|$)/gim, 'no longer'],
  [/(?<!there )\b(?:is|are|was|were) none\b/gi, 'there is no …, is empty, is malformed'],
  [/\bbeside\b/gi, 'next to, in addition to'],
  [/\b(?:stands?|stood|lies|lay) (?:in|there|beside|above|below|before)\b(?! for)/gi, 'is in, is at, is'],
  [/\bof theirs\b/gi, 'their'],
  [/\b(?:is|are) told (?:that|so)\b/gi, 'sees, reads, gets the error …'],
  [/\bmend(?:s|ed)?\b/gi, 'fix'],
];

const blank = (text: string) => text.replaceAll(/[^\n]/g, ' ');

/** Blanks everything that does not match, so that positions stay the same. */
function only(text: string, pattern: RegExp): string {
  let kept = '';
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    kept += blank(text.slice(end, match.index)) + match[0];
    end = match.index + match[0].length;
  }
  return kept + blank(text.slice(end));
}

const IN_CODE =
  /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$|(?:\b(?:test|it|describe)(?:\.\w+)?\(|\)\()\s*(['"`])(?:\\.|(?!\1).)*\1/gm;
const IN_SQL = /--.*$|^comment on [\s\S]*?;$/gm;
const CODE_IN_PROSE = /```[\s\S]*?```|`[^`\n]*`/g;

function proseOf(file: string, text: string): string {
  if (file.endsWith('.md')) return text.replaceAll(CODE_IN_PROSE, blank);
  return only(text, file.endsWith('.sql') ? IN_SQL : IN_CODE);
}

export function findIdioms(file: string, text: string) {
  const prose = proseOf(file, text);
  return IDIOMS.flatMap(([idiom, instead]) =>
    [...prose.matchAll(idiom)].map((match) => ({
      line: prose.slice(0, match.index).split('\n').length,
      found: match[0],
      instead,
    })),
  ).toSorted((a, b) => a.line - b.line);
}

const PROSE = /\.(?:md|sql|tsx?|mjs|css)$/;
/** docs/access is generated from SQL comments, which are checked themselves. */
const EXCEPTIONS = /^(?:docs\/access(?:\.md|\/.*)|tests\/scripts\/repository\/idioms\.test\.ts)$/;

if (process.argv[1] === import.meta.filename)
  for (const file of repositoryFiles().filter((name) => PROSE.test(name) && !EXCEPTIONS.test(name)))
    for (const { line, found, instead } of findIdioms(file, readFileSync(join(repository, file), 'utf8'))) {
      console.log(`${file}:${line}: "${found}"; write: ${instead}`);
      process.exitCode = 1;
    }
