/**
 * `npm run bench -- realtime`: the time from an operator's approval to the changed row on an investor's screen, in a
 * real browser on the production build with 500 other open channels.
 */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { SignJWT } from 'jose';
import postgres, { type Sql } from 'postgres';
import { WebSocket } from 'ws';
import { z } from 'zod';
import { readDemoPeople } from '../../scripts/local/demo-people.ts';
import { PASSWORD_SESSION } from '../db/support/actors.ts';
import type { Site } from '../support/site.ts';
import { newTransactionId } from '../support/transaction-id.ts';
import type { Bench } from './kit/bench.ts';
import { signedIn } from './kit/visit.ts';
import { webhooks } from './webhooks.ts';

const SIZES = { small: { channels: 10, rounds: 3 }, full: { channels: 500, rounds: 100 } };
const PER_CONNECTION = 5;
const LOST_MS = 5000;
const INVESTOR = 'investor@example.com';
const REVIEWER = 'reviewer@example.com';

export const realtime: Bench = async (run) => {
  if (run.words.includes('webhooks')) return webhooks(run);
  return { ...(await approvals(run)), ...(run.size === 'small' && (await webhooks(run))) };
};

const approvals: Bench = async ({ size, say, openSite }) => {
  const { site, browser } = await openSite();
  const { channels, rounds } = SIZES[size];
  const sql = postgres(site.dbUrl, { max: 2 });
  const times: number[] = [];
  try {
    const sockets = await openChannels(site, sql, channels);
    say(`${sockets.length * PER_CONNECTION} channels are open`);
    const page = await openList(site, browser);
    const token = await operatorToken(site);
    for (let round = 0; round < rounds; round += 1) {
      const ms = await approveOne(site, sql, page, token);
      if (ms !== undefined) times.push(ms);
    }
    for (const socket of sockets) socket.close();
    await page.context().close();
  } finally {
    await sql.end();
  }
  if (times.length === 0) throw new Error('No change arrived.');
  const ordered = times.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(ordered[Math.ceil(ordered.length * share) - 1] ?? Number.NaN);
  return { p50_ms: at(0.5), p95_ms: at(0.95), lost: rounds - times.length };
};

/** Joins private channels, five on each connection, because the local Realtime limits connections. */
async function openChannels({ cluster, supabase }: Site, database: Sql, channels: number): Promise<WebSocket[]> {
  const secrets = z
    .object({ jwtSecret: z.string() })
    .parse(JSON.parse(await readFile(join(cluster, '..', 'secrets.json'), 'utf8')));
  const key = new TextEncoder().encode(secrets.jwtSecret);
  const people = Array.from({ length: channels }, () => randomUUID());
  await database`
    insert into auth.users (id, email) select id, id || '@example.com' from unnest(${people}::uuid[]) id`;
  await database`insert into auth.sessions (id, user_id) select id, id from unnest(${people}::uuid[]) id`;
  const url = `${supabase.url.replace(/^http/, 'ws')}/realtime/v1/websocket?apikey=${supabase.publishableKey}&vsn=2.0.0`;
  const sockets: WebSocket[] = [];
  for (let first = 0; first < channels; first += PER_CONNECTION) {
    const socket = new WebSocket(url);
    await once(socket, 'open');
    for (const id of people.slice(first, first + PER_CONNECTION)) {
      const token = await new SignJWT({
        sub: id,
        session_id: id,
        role: 'authenticated',
        amr: PASSWORD_SESSION,
      })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setExpirationTime('1h')
        .sign(key);
      await joinChannel(socket, `realtime:session:${id}`, token);
    }
    sockets.push(socket);
  }
  return sockets;
}

async function joinChannel(socket: WebSocket, topic: string, token: string): Promise<void> {
  const payload = { config: { private: true, broadcast: {}, presence: {} }, access_token: token };
  socket.send(JSON.stringify([topic, topic, topic, 'phx_join', payload]));
  const [data] = (await once(socket, 'message')) as [Buffer];
  const reply = z
    .tuple([z.unknown(), z.unknown(), z.literal(topic), z.literal('phx_reply'), z.looseObject({ status: z.string() })])
    .parse(JSON.parse(data.toString()));
  if (reply[4].status !== 'ok') throw new Error(`${topic} was refused: ${JSON.stringify(reply[4])}`);
}

async function openList({ url }: Site, browser: Browser): Promise<Page> {
  const page = await (await signedIn(browser, url, INVESTOR)).newPage();
  await page.goto('/deposit');
  await page.getByRole('table').waitFor();
  return page;
}

async function operatorToken({ supabase }: Site): Promise<string> {
  const response = await fetch(`${supabase.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: supabase.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email: REVIEWER, password: readDemoPeople().password }),
  });
  return z.object({ access_token: z.string() }).parse(await response.json()).access_token;
}

async function approveOne({ supabase }: Site, sql: Sql, page: Page, token: string): Promise<number | undefined> {
  const [deposit] = await sql<{ id: string }[]>`
    insert into public.deposits (investor_id, amount_cents, method, proof_path)
    select id, 100, 'bitcoin', id || '/' || gen_random_uuid() || '.png' from public.profiles where email = ${INVESTOR}
    returning id`;
  const row = page.getByRole('table').getByRole('row').nth(1);
  await row.getByText('Pending').waitFor({ timeout: 10_000 });
  const changed = page.evaluate(
    (limit) =>
      new Promise<number | undefined>((resolve) => {
        const isApproved = () => document.querySelector('table tbody tr')?.textContent?.includes('Approved') === true;
        const observer = new MutationObserver(() => {
          if (!isApproved()) return;
          observer.disconnect();
          resolve(Date.now());
        });
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
        setTimeout(() => resolve(undefined), limit);
      }),
    LOST_MS,
  );
  const sent = Date.now();
  const response = await fetch(`${supabase.url}/rest/v1/rpc/review_deposit`, {
    method: 'POST',
    headers: {
      apikey: supabase.publishableKey,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({
      deposit_id: deposit?.id,
      approve: true,
      arrived_cents: 100,
      network: 'Bitcoin',
      transaction_id: newTransactionId(),
      transaction_output: 0,
    }),
  });
  if (!response.ok) throw new Error(`The approval was refused: ${await response.text()}`);
  const seen = await changed;
  return seen === undefined ? undefined : seen - sent;
}
