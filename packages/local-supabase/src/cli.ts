#!/usr/bin/env node
/** `local-supabase`: runs the project of the folder `supabase` until stopped. */
import { parseArgs } from 'node:util';
import { SUPABASE_FOLDER } from './config.ts';
import { StackError } from './errors.ts';
import { startStack } from './stack.ts';

const { values } = parseArgs({
  options: {
    folder: { type: 'string', default: SUPABASE_FOLDER },
    data: { type: 'string', default: '.local-supabase' },
  },
});

const stopped = Promise.withResolvers<void>();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopped.resolve());

try {
  const stack = await startStack({
    folder: values.folder,
    dataDir: values.data,
    ports: 'config',
    onProgress: (line) => console.log(line),
  });
  console.log(`
API_URL=${stack.apiUrl}
PUBLISHABLE_KEY=${stack.publishableKey}
SECRET_KEY=${stack.secretKey}
DB_URL=${stack.dbUrl}
MAILBOX_URL=${stack.mailUrl}

Started in ${(stack.bootMs / 1000).toFixed(1)} s. Data stay in ${values.data}. Ctrl-C stops it.`);
  await stopped.promise;
  await stack.stop();
  process.exit();
} catch (error) {
  console.error(error instanceof StackError ? `${error.message}\n${error.hint}` : error);
  process.exit(1);
}
