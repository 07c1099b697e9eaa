/** One worker, until its supervisor stops it. */
import { parentPort, workerData } from 'node:worker_threads';
import { kinds } from './kinds.ts';
import { reasonOf } from './service.ts';

const { name, settings } = workerData as { name: string; settings: Record<string, string> };
const stopping = new Promise((resolve) => {
  parentPort?.once('message', resolve);
});
const worker = kinds[name]?.start(settings, (error) => parentPort?.postMessage(reasonOf(error)));
await Promise.race([worker, stopping]);
await stopping;
await (await worker)?.stop();
process.exit();
