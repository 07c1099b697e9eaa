import { rm } from 'node:fs/promises';
import { createClient } from '@supabase/supabase-js';
import { copyMigratedFolder, throwawayFolder } from 'local-supabase/postgres/throwaway.ts';
import postgres from 'postgres';
import { afterAll, expect, test } from 'vitest';
import { startSupabase } from '../../../scripts/local/supabase.ts';

// On its own stack, because all listeners lose what is sent at that moment.
const dataDir = await throwawayFolder();
await copyMigratedFolder(dataDir);
const stack = await startSupabase({ dataDir, ports: 'free' });
const admin = postgres(stack.adminDbUrl, { max: 1, onnotice: () => {} });
afterAll(async () => {
  await admin.end();
  await stack.stop();
  await rm(dataDir, { recursive: true });
});

test('a client joins again by itself after the server lost its database', async () => {
  const client = createClient(stack.apiUrl, stack.publishableKey, { auth: { persistSession: false } });
  const { error } = await client.auth.signInWithPassword({
    email: 'investor@example.com',
    password: 'glassmine-demo',
  });
  expect(error).toBeNull();
  await client.realtime.setAuth();
  const statuses: string[] = [];
  const heard: unknown[] = [];
  client
    .channel('everyone', { config: { private: true } })
    .on('broadcast', { event: 'plans' }, ({ payload }) => heard.push(payload))
    .subscribe((status) => statuses.push(status));
  const times = () => statuses.filter((status) => status === 'SUBSCRIBED').length;
  await expect.poll(times).toBe(1);
  await admin`
    select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'realtime%'`;
  await expect.poll(times).toBe(2);
  // Messages are lost until it listens to the database again.
  const hears = async () => {
    await admin`select messages.broadcast_to_all('plans', 'back', 0)`;
    return heard.length;
  };
  await expect.poll(hears, { interval: 500 }).toBeGreaterThan(0);
  expect(heard[0]).toMatchObject({ id: 'back' });
  await client.removeAllChannels();
});
