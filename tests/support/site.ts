import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveClient } from '../../scripts/static-server.ts';
import { runTool } from '../../scripts/tool.ts';
import { dataFolder } from '../../supabase/embedded/data-folder.ts';
import { startStack } from '../../supabase/embedded/stack.ts';
import { unhurriedLimits } from './rate-limits.ts';

/** The product as visitors meet it, until it is closed. */
export interface Site {
  /** Where the production client is served. */
  url: string;
  /** The folder of its files; they are looked up for each request. */
  client: string;
  mailUrl: string;
  dbUrl: string;
  /** The Supabase behind it. */
  supabase: { url: string; publishableKey: string };
  /** The folder of the database's files. */
  cluster: string;
  /** The settings of a build for its Supabase. */
  settings: Record<string, string>;
  /** Ends all of it and removes its files. */
  close(): Promise<void>;
}

/**
 * Starts a local Supabase of its own with the demo data, builds the production client for it and serves that, all on
 * free ports and in temporary folders.
 * @throws Error with the output of the build when it fails
 */
export async function startSite(): Promise<Site> {
  const folder = join(tmpdir(), `glassmine-site-${randomUUID()}`);
  const client = `${folder}-client`;
  const cleanups = [
    () => rm(folder, { recursive: true, force: true }),
    () => rm(client, { recursive: true, force: true }),
  ];
  const close = async () => {
    for (const cleanup of cleanups.splice(0)) await cleanup();
  };
  try {
    // First of all: its address goes into the build, and files are looked up for each request.
    const server = await serveClient(client, 0);
    cleanups.unshift(() => server.close());
    const { url } = server;
    const stack = await startStack({
      dataDir: folder,
      ports: 'free',
      siteUrl: url,
      rateLimits: unhurriedLimits,
    });
    cleanups.unshift(() => stack.stop());
    const settings = {
      VITE_SUPABASE_URL: stack.apiUrl,
      VITE_SUPABASE_PUBLISHABLE_KEY: stack.publishableKey,
      VITE_SITE_URL: url,
    };
    const options = { env: settings };
    const build = await runTool('vite', ['build', '--outDir', client, '--logLevel', 'warn'], options);
    if (!build.ok) throw new Error(build.output + build.errors);
    return {
      url,
      client,
      mailUrl: stack.mailUrl,
      dbUrl: stack.dbUrl,
      supabase: { url: stack.apiUrl, publishableKey: stack.publishableKey },
      cluster: dataFolder(folder).cluster,
      settings,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
