import { startPrices } from '../supabase/workers/prices.ts';
import { readOptions } from './options.ts';
import { reasonOf, runWorker } from './service.ts';

const HELP = 'npm run prices -- <source> [--record <file>]   feeds prices to a hosted project until it is stopped';
const { values, positionals } = readOptions(HELP, {
  options: { record: { type: 'string' } },
  allowPositionals: true,
});
const [source = 'simulated'] = positionals;
await runWorker(`Feeding ${source} prices to`, (service) =>
  startPrices({
    service,
    source,
    record: values.record,
    onError: (error) => console.error(reasonOf(error)),
  }),
);
