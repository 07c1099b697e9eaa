import { join } from 'node:path';
import { dataFolder, lockDataFolder } from 'local-supabase/data-folder.ts';
import { StackError } from 'local-supabase/errors.ts';
import { requireFreePort } from 'local-supabase/ports.ts';
import type { Stack } from 'local-supabase/stack.ts';
import { makeWorld } from '../../supabase/demo/world.ts';
import { simulateChain } from '../../supabase/workers/chain/simulated.ts';
import { type Mode, optionalSetting, readSettings } from '../settings.ts';
import { repository } from '../tool.ts';
import { readDemoPeople } from './demo-people.ts';
import type { StaticServer } from './static-server.ts';
import { listenForStop } from './stop-request.ts';
import { LOCAL_SITE_URL, startSupabase } from './supabase.ts';
import { startWorkers } from './workers.ts';

export const DATA_FOLDER = join(repository, '.glassmine');

export interface AppRun {
  mode: Mode;
  prepare?: () => Promise<void>;
  serve: (port: number) => Promise<StaticServer>;
}

export function tell(line: string): void {
  console.log(`  ${line}`);
}

/**
 * Runs the application until stopped, with the local Supabase or the one in `VITE_SUPABASE_URL`, then ends the
 * process.
 */
export async function runApp({ mode, prepare, serve }: AppRun): Promise<void> {
  // The reader of the output may end first (`npm start | head`).
  process.stdout.on('error', () => undefined);
  const stop = listenForStop();
  const begin = performance.getEntriesByName('begin')[0]?.startTime ?? 0;
  let stack: Stack | undefined;
  let app: StaticServer | undefined;
  let workers: Awaited<ReturnType<typeof startWorkers>>;
  let chains: ReturnType<typeof simulateChain>[] = [];
  try {
    readSettings(mode);
    const remote = optionalSetting('VITE_SUPABASE_URL');
    // Fails early if the data folder is in use or unusable.
    if (remote === undefined) await (await lockDataFolder(dataFolder(DATA_FOLDER)))();
    const port = await appPort();
    // Meanwhile: the build of a first start takes as long as the demo world.
    const prepared = prepare?.();
    prepared?.catch(() => undefined);
    if (remote === undefined) {
      stack = await startSupabase({
        dataDir: DATA_FOLDER,
        ports: 'config',
        siteUrl: `http://127.0.0.1:${port}`,
        prices: priceSource(),
        beforeSeed: priceSource() === 'simulated' ? makeDemoWorld : undefined,
        onProgress: tell,
      });
      const { dbUrl } = stack;
      if (priceSource() === 'simulated')
        chains = (['Bitcoin', 'Litecoin', 'Ethereum'] as const).map((network) =>
          simulateChain(dbUrl, network, (error) => tell(`Failed to simulate ${network}: ${String(error)}`)),
        );
    }
    if (!stop.made) await prepared;
    if (!stop.made) {
      app = await serve(port);
      if (remote !== undefined) {
        workers = await startWorkers({
          url: remote,
          siteUrl: optionalSetting('SITE_URL') ?? app.url,
          prices: priceSource(),
          tell,
        });
      }
      announce(app.url, performance.now() - begin, stack);
    }
    await stop.promise;
    console.log('\nStopping …');
  } catch (error) {
    if (!stop.made) {
      process.exitCode = 1;
      explain(error);
    }
  }
  await app?.close();
  await workers?.stop();
  await Promise.all(chains.map((chain) => chain.stop()));
  await stack?.stop();
  process.exit();
}

/** Its strategies trade at simulated prices, and could not go on at others. */
async function makeDemoWorld(...where: Parameters<typeof makeWorld>): Promise<void> {
  const begin = performance.now();
  if (await makeWorld(...where))
    tell(`Made 90 days of a demo world in ${((performance.now() - begin) / 1000).toFixed(1)} s`);
}

/** `PRICE_SOURCE`, simulated by default; `none` disables prices. */
function priceSource(): string | undefined {
  const source = optionalSetting('PRICE_SOURCE') ?? 'simulated';
  return source === 'none' ? undefined : source;
}

/** `PORT`, else the port of LOCAL_SITE_URL. */
async function appPort(): Promise<number> {
  const asked = optionalSetting('PORT') ?? new URL(LOCAL_SITE_URL).port;
  const port = Number(asked);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new StackError(`The port "${asked}" is not a number from 1 to 65535.`, 'Correct PORT, or leave it out.');
  }
  await requireFreePort(port, 'PORT');
  return port;
}

function announce(appUrl: string, ms: number, stack: Stack | undefined): void {
  const boot = stack?.firstBoot ? 'first start' : 'start';
  console.log(`\nGlassmine is ready (${boot} in ${(ms / 1000).toFixed(1)} s).\n`);
  if (stack === undefined) {
    console.log(`  App  ${appUrl}\n  API  ${process.env['VITE_SUPABASE_URL']}\n\nCtrl-C stops it.`);
    return;
  }
  // Browsers make passkeys for this name, and none for an address of numbers.
  console.log(`  Open     ${appUrl.replace('127.0.0.1', 'localhost')} (or ${appUrl}, where the links of mails lead)`);
  const { password } = readDemoPeople();
  console.log(`  Sign in  investor@example.com or admin@example.com, password ${password}; others are in the README`);
  console.log('  Try      look at a strategy, ask for a withdrawal, then approve it as reviewer@example.com\n');
  console.log(`  Mailbox  ${stack.mailUrl}`);
  console.log(`  API      ${stack.apiUrl}\n`);
  console.log('Data stay in .glassmine until `npm run db:reset`. Ctrl-C stops everything.');
}

/** Prints a known error as a sentence with a hint, any other with its stack trace. */
export function explain(error: unknown): void {
  if (error instanceof StackError) console.error(`\n${error.message}\n${error.hint}`);
  else console.error(error);
}
