import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { throwawayFolder } from 'local-supabase/postgres/throwaway.ts';
import { startStack } from 'local-supabase/stack.ts';
import { expect, onTestFinished, test } from 'vitest';

const NOTES = `
  create table public.notes (id bigint generated always as identity primary key, owner uuid not null default auth.uid(), text text);
  alter table public.notes enable row level security;
  create policy own on public.notes to authenticated using (owner = auth.uid()) with check (owner = auth.uid());`;

test('of a project with a name and one migration, people see their own rows, and a mailed link signs in', async () => {
  const root = await mkdtemp(join(tmpdir(), 'local-supabase-project-'));
  const dataDir = await throwawayFolder();
  onTestFinished(async () => {
    for (const path of [root, dataDir]) await rm(path, { recursive: true, force: true });
  });
  const folder = join(root, 'supabase');
  await mkdir(join(folder, 'migrations'), { recursive: true });
  await writeFile(join(folder, 'config.toml'), 'project_id = "notes"');
  await writeFile(join(folder, 'migrations/20260101000000_notes.sql'), NOTES);
  const stack = await startStack({ folder, dataDir, ports: 'free' });
  onTestFinished(() => stack.stop());
  const signUp = async (email: string) => {
    const client = createClient(stack.apiUrl, stack.publishableKey, { auth: { persistSession: false } });
    expect((await client.auth.signUp({ email, password: 'a long password' })).error).toBeNull();
    return client;
  };
  const [ann, ben] = [await signUp('ann@example.com'), await signUp('ben@example.com')];
  await ann.from('notes').insert({ text: 'mine' });
  expect((await ann.from('notes').select('text')).data).toEqual([{ text: 'mine' }]);
  expect((await ben.from('notes').select('text')).data).toEqual([]);

  await ben.auth.signInWithOtp({ email: 'ben@example.com' });
  const { messages } = (await (await fetch(`${stack.mailUrl}/api/v1/messages`)).json()) as {
    messages: { ID: string }[];
  };
  const mail = (await (await fetch(`${stack.mailUrl}/api/v1/message/${messages[0]?.ID}`)).json()) as { Text: string };
  const answer = await fetch(/http\S+/.exec(mail.Text)?.[0] ?? '', { redirect: 'manual' });
  expect(answer.headers.get('location')).toMatch(/^http:\/\/127\.0\.0\.1:3000\/?#access_token=/);
});
