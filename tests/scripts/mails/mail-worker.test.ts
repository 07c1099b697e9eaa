import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { startMailWorker } from '../../../supabase/workers/mail.ts';

const steps: string[] = [];
const due = ['first@example.com', 'second@example.com', 'third@example.com'].map((recipient) => ({
  id: randomUUID(),
  recipient,
  kind: 'newsletter_confirmation',
  params: { token: randomUUID() },
  language: 'en',
}));
const outbox = [...due];
const database = createServer((request, response) => {
  const answer = (value: unknown) => response.end(JSON.stringify(value));
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    const name = request.url?.split('/').at(-1) ?? '';
    if (name.startsWith('site')) return answer([{ brand: 'Glassmine' }]);
    steps.push(`${name} ${body}`);
    return answer(name === 'take_mails' ? outbox.splice(0, (JSON.parse(body) as { max_rows: number }).max_rows) : null);
  });
});
database.listen(0, '127.0.0.1');
await once(database, 'listening');
afterAll(() => database.close());

/** Mail servers answer with the address, and with a link that they found in the mail. */
const REFUSAL = 'Refused: 550 5.7.1 <second@example.com> is full, see https://site.test/newsletter?token=secret';

const TOLD = 'Refused: 550 5.7.1 … is full, see …';

test('a mail is taken from the outbox when the one before it has been sent, so that no lease ends while it waits, and of one that fails neither its address nor its links are told or kept', async () => {
  const { port } = database.address() as AddressInfo;
  const sent: string[] = [];
  const told: unknown[] = [];
  const worker = startMailWorker(
    {
      service: { url: `http://127.0.0.1:${port}`, secretKey: 'secret' },
      siteUrl: 'http://127.0.0.1:5173',
      send: async ({ to }) => {
        sent.push(to);
        steps.push(`send ${to}`);
        if (to.startsWith('second')) throw new Error(REFUSAL);
      },
    },
    (error) => told.push(error),
  );
  await expect
    .poll(() => steps.at(-1) === 'take_mails {"max_rows":1}' && sent.length === 3, { timeout: 10_000 })
    .toBe(true);
  await worker.stop();
  expect(steps.slice(0, due.length * 3 + 1)).toEqual([
    ...due.flatMap(({ id, recipient }) => [
      'take_mails {"max_rows":1}',
      `send ${recipient}`,
      `finish_mail ${JSON.stringify({ mail_id: id, failure: recipient.startsWith('second') ? TOLD : null })}`,
    ]),
    'take_mails {"max_rows":1}',
  ]);
  expect(told).toEqual([new Error(`A mail (newsletter_confirmation) was not sent: ${TOLD}`)]);
});
