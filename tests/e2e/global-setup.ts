import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveClient } from '../../scripts/static-server.ts';
import { runTool } from '../../scripts/tool.ts';
import { dataFolder } from '../../supabase/embedded/data-folder.ts';
import { freePorts } from '../../supabase/embedded/ports.ts';
import { startStack } from '../../supabase/embedded/stack.ts';
import { unhurriedLimits } from '../support/rate-limits.ts';

/**
 * Gives the journeys a local Supabase of their own and the production client built for it, on free ports. The workers
 * find them in the environment.
 */
export default async function setUp(): Promise<() => Promise<void>> {
  const folder = join(tmpdir(), `glassmine-e2e-${randomUUID()}`);
  const client = `${folder}-client`;
  const cleanups = [
    () => rm(folder, { recursive: true, force: true }),
    () => rm(client, { recursive: true, force: true }),
  ];
  const tearDown = async () => {
    for (const cleanup of cleanups) await cleanup();
  };
  try {
    const [port = 0] = await freePorts(1);
    const stack = await startStack({
      dataDir: folder,
      ports: 'free',
      siteUrl: `http://127.0.0.1:${port}`,
      rateLimits: unhurriedLimits,
    });
    cleanups.unshift(() => stack.stop());
    const env = { VITE_SUPABASE_URL: stack.apiUrl, VITE_SUPABASE_PUBLISHABLE_KEY: stack.publishableKey };
    const build = await runTool('vite', ['build', '--outDir', client, '--logLevel', 'warn'], { env });
    if (!build.ok) throw new Error(build.output + build.errors);
    const server = await serveClient(client, port);
    cleanups.unshift(() => server.close());
    Object.assign(process.env, {
      E2E_APP_URL: server.url,
      E2E_MAIL_URL: stack.mailUrl,
      E2E_DB_URL: stack.dbUrl,
      E2E_CLUSTER: dataFolder(folder).cluster,
    });
    return tearDown;
  } catch (error) {
    await tearDown();
    throw error;
  }
}
