import type { PostgresServer } from 'local-supabase/postgres/postgres.ts';
import { readOptions } from '../../scripts/options.ts';
import { allMutants } from './catalog.ts';
import { Judge } from './judge.ts';
import type { Mutant } from './mutant.ts';
import { openTests, type TestRunner } from './runner.ts';
import { inTemplate, withTemplate } from './server.ts';
import { mutantsSince } from './since.ts';
import { findTestFiles } from './tests.ts';

const RUNNERS = 2;
const DAY_MS = 86_400_000;
/** Mutants until Vitest is restarted, because it keeps some megabytes of each run. */
const RENEW_AFTER = 200;
const say = (line: string) => process.stdout.write(`${line}\n`);

const HELP = `npm run test:mutation                     weakens one rule at a time in a copy of the migrated database, and runs its tests until
                                          one notices (hours); the last line is one JSON object
npm run test:mutation -- --sample <n>     so many, other ones every day; of each only the nearest files are asked
npm run test:mutation -- --shard <1/8>    the first of eight parts that together are all
npm run test:mutation -- --only <text>    those whose name contains it (again and again)
npm run test:mutation -- --since <commit> those of what is defined in migrations that have changed

Some mutants change nothing that could be noticed.`;
const string = { type: 'string' } as const;
const { values: options } = readOptions(HELP, {
  options: { sample: string, shard: string, only: { type: 'string', multiple: true }, since: string },
});
const MOST_OF_SAMPLE = 8;
const started = performance.now();
await withTemplate(async (server) => {
  const mutants = await chooseMutants(server);
  const survivors = await judgeAll(server, mutants);
  for (const name of survivors.toSorted()) say(`not noticed: ${name}`);
  const seconds = Math.round((performance.now() - started) / 1000);
  const killed = mutants.length - survivors.length;
  say(JSON.stringify({ mutants: mutants.length, killed, seconds, survivors }));
});

async function chooseMutants(server: PostgresServer): Promise<Mutant[]> {
  return inTemplate(server, async (sql) => {
    const taken: Mutant[] = [];
    for (const mutant of await chosen(await allMutants(sql))) {
      await sql.unsafe(`begin; ${mutant.sql}`).then(
        () => taken.push(mutant),
        () => undefined,
      );
      await sql.unsafe('rollback');
    }
    return taken;
  });
}

/** A sample is spread over all kinds, and moves on by one place a day. */
async function chosen(all: Mutant[]): Promise<Mutant[]> {
  const { sample, shard, only, since } = options;
  if (since !== undefined) return mutantsSince(since, all);
  if (only !== undefined) return all.filter(({ name }) => only.some((part) => name.includes(part)));
  if (shard !== undefined) return shardOf(shard, all);
  if (sample === undefined) return all;
  const step = Math.max(1, Math.floor(all.length / Number(sample)));
  const start = Math.floor(Date.now() / DAY_MS) % step;
  return all.filter((_, index) => index % step === start).slice(0, Number(sample));
}

/** @param shard `2/8` is the second of eight, each with some of every kind */
function shardOf(shard: string, all: Mutant[]): Mutant[] {
  const [, part = 0, parts = 0] = (/^([1-9]\d*)\/([1-9]\d*)$/.exec(shard) ?? []).map(Number);
  if (part < 1 || part > parts) throw new Error(`--shard: ${shard} is no part such as 2/8`);
  return all.filter((_, index) => index % parts === part - 1);
}

async function judgeAll(server: PostgresServer, mutants: Mutant[]): Promise<string[]> {
  const files = await findTestFiles();
  const judge = new Judge(files, options.sample === undefined ? undefined : MOST_OF_SAMPLE);
  const waiting = [...mutants];
  const survivors: string[] = [];
  let done = 0;

  async function work(tests: TestRunner): Promise<void> {
    for (let left = RENEW_AFTER; left > 0; left -= 1) {
      const mutant = waiting.shift();
      if (!mutant) return;
      const { killer, asked, ms } = await judge.judge(tests, mutant);
      done += 1;
      if (killer === null) survivors.push(mutant.name);
      const end = killer === null ? 'NOT NOTICED' : `killed by ${killer}`;
      say(`${done}/${mutants.length} ${end}, ${asked} asked, ${(ms / 1000).toFixed(1)}s  ${mutant.name}`);
    }
  }

  async function workInTurns(name: string): Promise<void> {
    while (waiting.length > 0) {
      const tests = await openTests(server, name);
      try {
        await work(tests);
      } finally {
        await tests.close();
      }
    }
  }

  await Promise.all(Array.from({ length: RUNNERS }, (_, n) => workInTurns(`runner${n}_`)));
  return survivors;
}
