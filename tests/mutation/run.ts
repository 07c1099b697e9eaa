/**
 * `npm run test:mutation`: weakens one rule at a time in a copy of the migrated database and runs the database tests until one
 * notices. `-- --sample 30` takes only so many, other ones every day,
 * and `--only text` (again and again) those whose name contains it. The last line is one JSON object.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import postgres from 'postgres';
import { withMigratedServer } from '../../scripts/throwaway.ts';
import type { PostgresServer } from '../../supabase/embedded/postgres.ts';
import { allMutants } from './catalog.ts';
import type { Mutant } from './mutant.ts';
import type { Order, Verdict } from './protocol.ts';

const WORKERS = 2;
const say = (line: string) => process.stdout.write(`${line}\n`);
const DAY_MS = 86_400_000;

const { values: options } = parseArgs({
  options: { sample: { type: 'string' }, only: { type: 'string', multiple: true } },
});
const mutants = chosen(await withMigratedServer(readMutants));
const waiting = [...mutants];
const survivors: string[] = [];
let done = 0;

await Promise.all(Array.from({ length: Math.min(WORKERS, mutants.length) }, work));
for (const name of survivors.toSorted()) say(`survived: ${name}`);
say(JSON.stringify({ mutants: mutants.length, killed: mutants.length - survivors.length, survivors }));
process.exitCode = survivors.length > 0 ? 1 : 0;

/** @throws Error when the database refuses any: what is not weakened proves nothing */
async function readMutants(server: PostgresServer): Promise<Mutant[]> {
  const sql = postgres(server.url({ role: 'supabase_admin' }), { max: 1, onnotice: () => undefined });
  try {
    const all = await allMutants(sql);
    const refused: string[] = [];
    for (const { name, sql: statements } of all) {
      await sql
        .unsafe(`begin; ${statements}`)
        .catch((error: unknown) => refused.push(`${name}: ${String(error)}`));
      await sql.unsafe('rollback');
    }
    if (refused.length > 0) throw new Error(`No mutants:\n${refused.join('\n')}`);
    return all;
  } finally {
    await sql.end();
  }
}

/** The mutants of this run; a sample is spread over all kinds and moves on by one place a day. */
function chosen(all: Mutant[]): Mutant[] {
  const { sample, only } = options;
  if (only !== undefined) return all.filter(({ name }) => only.some((part) => name.includes(part)));
  if (sample === undefined) return all;
  const step = Math.max(1, Math.floor(all.length / Number(sample)));
  const start = Math.floor(Date.now() / DAY_MS) % step;
  return all.filter((_, index) => index % step === start).slice(0, Number(sample));
}

async function work(): Promise<void> {
  const worker = fork(fileURLToPath(new URL('worker.ts', import.meta.url)), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const exited = once(worker, 'exit');
  const answer = async <T>(): Promise<T> => {
    const [message] = (await Promise.race([
      once(worker, 'message'),
      exited.then(() => Promise.reject(new Error('A worker ended early.'))),
    ])) as [T];
    return message;
  };
  const ask = async (order: Order): Promise<Verdict> => {
    worker.send(order);
    return answer<Verdict>();
  };
  await answer();
  try {
    for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
      const { killer, ms } = await ask(mutant);
      done += 1;
      if (killer === null) survivors.push(mutant.name);
      say(
        `${done}/${mutants.length} ${killer === null ? 'SURVIVED' : `killed by ${killer}`} ${(ms / 1000).toFixed(1)}s  ${mutant.name}`,
      );
    }
  } finally {
    if (worker.connected) worker.send('end' satisfies Order);
    await exited;
  }
}
