import { startPrices } from '../supabase/workers/prices.ts';
import { listenForStop } from './local/stop-request.ts';
import { readOptions } from './options.ts';
import { serviceFromSettings } from './service.ts';

const stop = listenForStop();
const HELP =
  'npm run prices -- <source> [--record <file>]   feeds prices to a hosted project until it is stopped';
const { values, positionals } = readOptions(HELP, {
  options: { record: { type: 'string' } },
  allowPositionals: true,
});
const service = serviceFromSettings();
const [source = 'simulated'] = positionals;
const worker = startPrices({
  service,
  source,
  record: values.record,
  onError: (error) => console.error(error instanceof Error ? error.message : error),
});
console.log(`Feeding ${source} prices to ${service.url}. Ctrl-C stops it.`);
await stop.promise;
await worker.stop();
process.exit();
