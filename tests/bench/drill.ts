/**
 * `npm run bench -- drill`: a site with traffic is lost at a random moment, with its backup, and restored from the backup elsewhere. The
 * next one is lost on the restored site. Needs ten seconds for each of a hundred; `npm run bench -- drill 20` does twenty.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { copyMigratedFolder, throwawayFolder } from '../../scripts/local/throwaway.ts';
import { repository, runTool } from '../../scripts/tool.ts';
import { dataFolder, readSecrets } from '../../supabase/embedded/data-folder.ts';
import { type Stack, startStack } from '../../supabase/embedded/stack.ts';
import type { Person } from '../db/support/actors.ts';
import { connect } from '../db/support/database.ts';
import { stageOn } from '../db/support/stage.ts';
import { type Acknowledged, findLost, startTraffic } from './drill-traffic.ts';
import type { Bench } from './kit/bench.ts';
import { median, round } from './kit/figures.ts';

const DRILLS = { small: 1, full: 100 };
const PEOPLE = 30;
const DEPOSITED = 500_000_000;
/** A site is lost so many milliseconds after its backup is ready. */
const [SOONEST_MS, LATEST_MS] = [300, 3000];

/** What came of one drill. */
interface Drill {
  acknowledged: number;
  lost: Acknowledged[];
  /** How old the oldest lost one was when the site was lost; 0 if none was. */
  lostMs: number;
  restoreMs: number;
  /** What the command said, if it did not find the site whole. */
  problem: string | undefined;
}

export const drill: Bench = async ({ size, words, say, bound }) => {
  const count = Number(words[0] ?? DRILLS[size]);
  const root = await throwawayFolder('/tmp');
  await mkdir(root, { mode: 0o711 });
  const done: Drill[] = [];
  try {
    let site = join(root, 'site-0');
    await copyMigratedFolder(site);
    const people = await populate(site);
    for (let n = 1; n <= count; n += 1) {
      const next = join(root, `site-${n}`);
      const result = await runDrill(site, join(root, `backup-${n}`), next, people);
      done.push(result);
      const { acknowledged, lost, lostMs, restoreMs, problem } = result;
      say(
        `${n}: ${acknowledged} acknowledged, ${lost.length} lost, the oldest ${round(lostMs)} ms old; restored and checked in ${round(restoreMs / 1000, 1)} s${problem === undefined ? '' : `\n${problem}`}`,
      );
      site = next;
    }
  } finally {
    await rm(root, { recursive: true, force: true });
  }
  const figures = {
    drills: done.length,
    whole: done.filter(({ problem }) => problem === undefined).length,
    lost_s: round(Math.max(...done.map(({ lostMs }) => lostMs)) / 1000, 3),
    lost_median_s: round(median(done.map(({ lostMs }) => lostMs)) / 1000, 3),
    lost: done.reduce((sum, { lost }) => sum + lost.length, 0),
    acknowledged: done.reduce((sum, { acknowledged }) => sum + acknowledged, 0),
    restore_s: round(median(done.map(({ restoreMs }) => restoreMs)) / 1000, 1),
  };
  bound('drills that did not restore a whole site', figures.drills - figures.whole, 0);
  bound('lost_s', figures.lost_s, 1);
  if (figures.whole < figures.drills) throw new Error(JSON.stringify(figures));
  return figures;
};

/** Prices would go on over the whole drill, and mails to no one. */
const start = (dataDir: string): Promise<Stack> => startStack({ dataDir, ports: 'free' });

/** Gives a site people with money. */
async function populate(dataDir: string): Promise<Person[]> {
  const stack = await start(dataDir);
  const owner = connect(stack.adminDbUrl, 2);
  try {
    const door = connect(await doorOf(stack, dataDir), 1);
    const stage = await stageOn({ owner, door, url: () => stack.adminDbUrl });
    const people: Person[] = [];
    for (let n = 0; n < PEOPLE; n += 1) people.push(await stage.makeInvestor({ deposited: DEPOSITED }));
    await owner`select private.take_snapshot(clock_timestamp())`;
    await door.end();
    return people;
  } finally {
    await owner.end();
    await stack.stop();
  }
}

/** Connection URL of the role that PostgREST uses. */
async function doorOf(stack: Stack, dataDir: string): Promise<string> {
  const { passwords } = await readSecrets(dataFolder(dataDir), true);
  const url = new URL(stack.dbUrl);
  url.username = 'authenticator';
  url.password = passwords.authenticator;
  return url.href;
}

async function runDrill(
  site: string,
  backup: string,
  next: string,
  people: readonly Person[],
): Promise<Drill> {
  const stack = await start(site);
  const keeper = await startKeeper(site, backup);
  const traffic = startTraffic(stack, await doorOf(stack, site), people);
  await sleep(randomInt(SOONEST_MS, LATEST_MS));
  process.kill(stack.pids.postgres, 'SIGKILL');
  process.kill(-(keeper.pid ?? 0), 'SIGKILL');
  const at = performance.now();
  await stack.stop();
  await traffic.ended;
  // Nothing of the lost site can help.
  await rm(site, { recursive: true });

  const restored = await runTool('scripts/restore.ts', [backup, next, '--reason', 'A drill']);
  const problem = restored.ok ? undefined : restored.output + restored.errors;
  if (problem?.includes('✓') === false) throw new Error(problem);
  await rm(backup, { recursive: true });
  const again = await start(next);
  const acknowledged = traffic.acknowledged.filter((one) => one.at <= at);
  const lost = await findLost(again.adminDbUrl, acknowledged);
  await again.stop();
  const lostMs = at - Math.min(at, ...lost.map((one) => one.at));
  return { acknowledged: acknowledged.length, lost, lostMs, restoreMs: restored.ms, problem };
}

/** Starts the backup as a person does, and waits until it says that it can be restored. */
async function startKeeper(site: string, backup: string): Promise<ChildProcess> {
  const keeper = spawn(
    process.execPath,
    [`${repository}scripts/run.mjs`, 'scripts/backup.ts', backup, '--data', site],
    // A process group of its own, which is killed as a whole.
    { cwd: repository, detached: true, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  for await (const text of keeper.stdout.setEncoding('utf8') as AsyncIterable<string>) {
    if (text.includes('can be restored to')) return keeper;
  }
  throw new Error('The backup ended before it was ready.');
}
