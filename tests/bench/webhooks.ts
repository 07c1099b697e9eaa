/** `npm run bench -- realtime webhooks`: events to a receiver that fails half of the time, and forged ones. */
import { Webhook } from 'standardwebhooks';
import { drainLanes, serve, startReceiver } from '../support/webhooks.ts';
import type { Bench } from './kit/bench.ts';
import { connect, copyDatabase, dropDatabase, SYNCED_SERVER } from './kit/databases.ts';
import { round } from './kit/figures.ts';

const SIZES = { small: { hooks: 3, subjects: 8 }, full: { hooks: 25, subjects: 800 } };
const OF_A_SUBJECT = 5;
const DATABASE = 'webhooks';

export const webhooks: Bench = async ({ size, say, bound, startServer }) => {
  const { hooks, subjects } = SIZES[size];
  const server = await startServer(SYNCED_SERVER);
  await copyDatabase(server, DATABASE);
  const [owner, door] = [connect(server, DATABASE), connect(server, DATABASE, 4)];
  let requests = 0;
  const receiver = await startReceiver(() => {
    requests += 1;
    return (['before', 'after', undefined, undefined] as const)[Math.floor(Math.random() * 4)];
  });
  const service = await serve(door);
  try {
    const added = await owner<{ url: string; secret: string }[]>`
      with people as (
        insert into auth.users (id, email, email_confirmed_at) select id, id || '@example.com', now()
        from (select gen_random_uuid() as id from generate_series(1, ${hooks})) n returning id)
      insert into public.webhooks (investor_id, url)
      select id, ${`${receiver.url}/`} || row_number() over () - 1 from people
      returning url, 'whsec_' || encode(secret, 'base64') as secret`;
    for (const { url, secret } of added) receiver.secrets[Number(url.split('/').at(-1))] = secret;
    await owner`
      with subjects as (
        select w.investor_id, gen_random_uuid() as id from public.webhooks w, generate_series(1, ${subjects}))
      insert into public.notifications (investor_id, kind, subject_id, detail)
      select s.investor_id, 'deposits.pending', s.id, n from generate_series(1, ${OF_A_SUBJECT}) n, subjects s order by n`;
    const sent = hooks * subjects * OF_A_SUBJECT;
    const begun = performance.now();
    let rounds = 0;
    do {
      await drainLanes(service.url);
      rounds += 1;
      say(`${receiver.kept.length} of ${sent} after round ${rounds}`);
      // The waits between attempts are over.
      await owner`update public.webhook_messages set due_at = now() where delivered_at is null`;
      await owner`update public.webhooks set taken_until = now(), disabled_at = null where true`;
    } while ((await owner`select from public.webhook_messages where delivered_at is null limit 1`).length > 0);
    const seconds = (performance.now() - begun) / 1000;
    const counts = new Map<string, number>();
    const disordered = receiver.kept.filter(({ data, of }) => {
      const before = counts.get(`${of} ${data.subject_id}`) ?? 0;
      counts.set(`${of} ${data.subject_id}`, before + 1);
      return data.detail !== String(before + 1);
    }).length;
    const lost = sent - receiver.kept.length;
    const forged = await forge(receiver, sent / 100);
    bound('lost', lost, 0);
    bound('forged', forged, 0);
    bound('disordered', disordered, 0);
    return { sent, requests, lost, forged, disordered, per_second: round(requests / seconds, 0) };
  } finally {
    receiver.close();
    service.close();
    await Promise.all([owner.end(), door.end()]);
    await dropDatabase(server, DATABASE);
  }
};

/** @returns how many forged events the receiver kept: signed by another, changed, old, without a signature */
async function forge({ url, secrets, kept }: Awaited<ReturnType<typeof startReceiver>>, times: number) {
  const [own = '', other = ''] = secrets;
  const before = kept.length;
  const body = '{"type":"deposits.approved","data":{}}';
  for (let n = 0; n < times; n += 1) {
    const [id, now] = [`forged ${n}`, new Date()];
    const at = new Date(now.getTime() - (n % 4 === 2 ? 600_000 : 0));
    const signed = new Webhook(n % 4 === 0 ? other : own).sign(id, at, n % 4 === 1 ? `${body} ` : body);
    const headers = {
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      ...(n % 4 < 3 && { 'webhook-signature': signed }),
    };
    await fetch(`${url}/0`, { method: 'POST', headers, body }).catch(() => undefined);
  }
  return kept.length - before;
}
