import { rm } from 'node:fs/promises';
import { dataFolder, readSecrets } from 'local-supabase/data-folder.ts';
import { copyMigratedFolder, throwawayFolder } from 'local-supabase/postgres/throwaway.ts';
import type { TestProject } from 'vitest/node';
import { startSupabase } from '../../scripts/local/supabase.ts';
import { deliverEarly } from '../support/early-messages.ts';
import { unhurriedLimits } from '../support/unhurried.ts';
import { prepareWorld, type World } from './world.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    world: World;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await throwawayFolder();
  await copyMigratedFolder(dataDir);
  const stack = await startSupabase({ dataDir, ports: 'free', seed: true, rateLimits: unhurriedLimits });
  const remove = async () => {
    await stack.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await deliverEarly(stack.adminDbUrl);
    const { jwtSecret } = await readSecrets(dataFolder(dataDir), true);
    project.provide('world', await prepareWorld(stack, jwtSecret));
  } catch (error) {
    await remove();
    throw error;
  }
  return remove;
}
