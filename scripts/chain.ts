/** `npm run chain -- bitcoin=<node>,<node> litecoin=<node>`: reads chains for a hosted project, until it is told to stop. */
import postgres from 'postgres';
import { connectNode } from '../supabase/workers/chain/node.ts';
import { watcherOf } from '../supabase/workers/chain/watch.ts';
import { repeat } from '../supabase/workers/repeat.ts';
import { listenForStop } from './local/stop-request.ts';
import { readSettings, requireSetting } from './settings.ts';

const NETWORKS = { bitcoin: 'Bitcoin', litecoin: 'Litecoin' } as const;
const PAUSE_MS = 2000;

const stop = listenForStop();
readSettings();
const sql = postgres(
  requireSetting('CHAIN_DB_URL', 'the database as role chain_watcher, like "postgresql://chain_watcher:password@…"'),
  { max: 2, fetch_types: false, connection: { statement_timeout: 60_000, lock_timeout: 10_000 } },
);
const onError = (error: unknown) => console.error(error instanceof Error ? error.message : error);
const workers = process.argv.slice(2).map((argument) => {
  const [, name = '', addresses = ''] = /^(bitcoin|litecoin)=(https?:.+)$/.exec(argument) ?? [];
  if (!(name in NETWORKS)) {
    console.error(`"${argument}" is not like bitcoin=http://user:password@127.0.0.1:8332,http://…`);
    process.exit(1);
  }
  const nodes = addresses.split(',').map(connectNode);
  const look = watcherOf({ network: NETWORKS[name as keyof typeof NETWORKS], nodes, sql, onError });
  console.log(`Reading ${name} from ${nodes.map((node) => node.name).join(', ')}. Ctrl-C stops it.`);
  return repeat(look, (failures) => PAUSE_MS * 2 ** Math.min(failures, 5), onError);
});
if (workers.length === 0) {
  console.error('Name a network and its nodes, like bitcoin=http://user:password@127.0.0.1:8332');
  process.exit(1);
}
await stop.promise;
await Promise.all(workers.map((worker) => worker.stop()));
await sql.end({ timeout: 5 });
process.exit();
