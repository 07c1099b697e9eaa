/** `npm run workers`, or some by name: mails, prices, health checks and chains of a Supabase, until stopped. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { kinds, lacking } from '../supabase/workers/kinds.ts';
import { superviseWorkers } from '../supabase/workers/supervise.ts';
import { listenForStop } from './local/stop-request.ts';
import { optionalSetting, readSettings, requireAddress, requireSetting, WORKERS_FILE } from './settings.ts';
import { repository } from './tool.ts';

const stop = listenForStop();
const file = join(repository, WORKERS_FILE);
if (existsSync(file)) process.loadEnvFile(file);
readSettings();
const options = { listen: { type: 'string' }, pool: { type: 'string' } } as const;
const { values, positionals: named } = parseArgs({ options, allowPositionals: true });
// Of the relay of miners: `npm run mining -- --listen 3333 --pool pool.example:3333`.
if (values.listen !== undefined) process.env['MINING_LISTEN'] = values.listen;
if (values.pool !== undefined) process.env['MINING_POOL'] = values.pool;
const unknown = named.filter((name) => !(name in kinds));
if (unknown.length > 0) {
  console.error(`There is no worker ${unknown.join(', ')}, only ${Object.keys(kinds).join(', ')}.`);
  process.exit(1);
}
requireAddress('VITE_SUPABASE_URL', 'the URL of the Supabase project');
if (optionalSetting('SITE_URL') !== undefined)
  requireAddress('SITE_URL', 'the address of the site, to which the links of mails lead');
for (const setting of named.flatMap((name) => lacking(name, process.env)))
  requireSetting(setting, 'needed by a worker that was asked for (docs/hosting.md)');
const workers = superviseWorkers({
  settings: process.env,
  tell: (line) => console.log(line),
  ...(named.length > 0 && { names: named }),
});
await stop.promise;
await workers.stop();
process.exit();
