import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { isIP } from 'node:net';
import { join } from 'node:path';
import { z } from 'zod';
import { readTarget } from '../gateway/request-target.ts';
import { listen } from '../ports.ts';
import { framedMail, listPage, mailPage } from './pages.ts';

export interface OutgoingMail {
  from?: string;
  to: string;
  subject: string;
  text?: string;
  html?: string;
  listUnsubscribe?: string;
}

const address = z.object({ Name: z.string(), Address: z.string() });
const keptMail = z.object({
  ID: z.string(),
  From: address,
  To: z.array(address),
  Subject: z.string(),
  Created: z.string(),
  Text: z.string(),
  HTML: z.string(),
  // Missing in old mails.
  ListUnsubscribe: z.object({ Header: z.string(), Links: z.array(z.string()) }).optional(),
});

/** Named as in Mailpit's API. */
export type KeptMail = z.infer<typeof keptMail>;

/** The local mailbox: every mail ends here. */
export interface Mailbox {
  url: string;
  send(mail: OutgoingMail): Promise<void>;
  close(): Promise<void>;
}

/** Limits disk use of a long-running stack. */
const KEPT = 500;
const SNIPPET_LENGTH = 120;
const SENDER = 'Local Supabase <no-reply@supabase.invalid>';
const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

/**
 * Starts the mailbox on loopback: pages for people, and Mailpit's `GET /api/v1/messages` and `GET
 * /api/v1/message/{ID}` for tests.
 * @param options `port` 0 takes a free one; `dir` keeps the newest 500 mails across restarts
 * @throws StackError if the port is taken
 */
export async function startMailbox({ port, dir }: { port: number; dir: string }): Promise<Mailbox> {
  const mails = await readMails(dir);
  const server = createServer((request, response) => {
    const url = readTarget(request);
    try {
      if (request.method !== 'GET' && request.method !== 'HEAD')
        sendJson(response, 405, { Error: 'method not allowed' });
      else if (!url) sendJson(response, 400, { Error: 'malformed address' });
      else if (isOwnHost(request.headers.host)) answer(mails, url, response);
      else sendJson(response, 421, { Error: 'the mailbox answers at localhost and at addresses alone' });
    } catch {
      // A mail that cannot be rendered: an uncaught error here would end the process.
      response.destroy();
    }
  });
  const close = await listen(server, port, '[local_smtp] port');
  const bound = server.address();
  return {
    url: `http://127.0.0.1:${bound !== null && typeof bound === 'object' ? bound.port : port}`,
    async send(mail) {
      const kept = keep(mail);
      const file = join(dir, `${kept.ID}.json`);
      // Written to a temporary file and renamed, so that a crash leaves no partial mail.
      await writeFile(`${file}.part`, JSON.stringify(kept), { mode: 0o600 });
      await rename(`${file}.part`, file);
      mails.unshift(kept);
      for (const old of mails.splice(KEPT)) await rm(join(dir, `${old.ID}.json`), { force: true });
    },
    close,
  };
}

/**
 * Prevents DNS rebinding: another site could point its name at this machine and read the links in mails, but it
 * cannot be `localhost` or an address.
 */
function isOwnHost(host = ''): boolean {
  const name = URL.parse(`http://${host}`)?.hostname.replaceAll(/[[\]]/g, '') ?? '';
  return name === 'localhost' || isIP(name) > 0;
}

function answer(mails: readonly KeptMail[], url: URL, response: ServerResponse): void {
  const [, area = '', ...rest] = url.pathname.split('/');
  if (url.pathname === '/') return sendPage(response, listPage(mails));
  if (url.pathname === '/api/v1/messages') return sendJson(response, 200, messageList(mails, url.searchParams));
  const isApi = url.pathname.startsWith('/api/v1/message/');
  const id = isApi ? rest[2] : rest[0];
  const mail = mails.find(({ ID }) => ID === id);
  if (isApi && mail)
    return sendJson(response, 200, { ...mail, MessageID: mail.ID, Date: mail.Created, Attachments: [] });
  if (area === 'view' && mail) return sendPage(response, mailPage(mail));
  if (area === 'html' && mail) return sendPage(response, framedMail(mail));
  return sendJson(response, 404, { Error: 'not found' });
}

function messageList(mails: readonly KeptMail[], query: URLSearchParams): object {
  const start = Math.max(Number(query.get('start')) || 0, 0);
  const limit = Math.min(Math.max(Number(query.get('limit')) || 50, 1), KEPT);
  const messages = mails.slice(start, start + limit).map(({ Text, HTML, ...mail }) => ({
    ...mail,
    MessageID: mail.ID,
    Read: false,
    Cc: [],
    Bcc: [],
    Attachments: 0,
    Size: Buffer.byteLength(Text) + Buffer.byteLength(HTML),
    Snippet: Text.replace(/\s+/g, ' ').trim().slice(0, SNIPPET_LENGTH),
  }));
  return {
    total: mails.length,
    unread: mails.length,
    count: messages.length,
    messages_count: mails.length,
    start,
    messages,
  };
}

function keep(mail: OutgoingMail): KeptMail {
  return {
    ID: `${String(Date.now()).padStart(15, '0')}-${randomUUID()}`,
    From: readAddress(mail.from ?? SENDER),
    To: [readAddress(mail.to)],
    Subject: mail.subject,
    Created: new Date().toISOString(),
    Text: mail.text ?? '',
    HTML: mail.html ?? '',
    ...(mail.listUnsubscribe !== undefined && {
      ListUnsubscribe: { Header: `<${mail.listUnsubscribe}>`, Links: [mail.listUnsubscribe] },
    }),
  };
}

function readAddress(written: string): z.infer<typeof address> {
  const [, name = '', bare = ''] = /^(.*)<([^<>]+)>\s*$/.exec(written) ?? [];
  return bare === '' ? { Name: '', Address: written.trim() } : { Name: name.trim(), Address: bare };
}

async function readMails(dir: string): Promise<KeptMail[]> {
  await mkdir(dir, { recursive: true, mode: 0o700 });
  const files = (await readdir(dir))
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .toReversed();
  const mails = await Promise.all(files.slice(0, KEPT).map((file) => readMail(join(dir, file))));
  return mails.filter((mail) => mail !== undefined);
}

/** Undefined if a crash damaged it, so that the others stay readable. */
async function readMail(file: string): Promise<KeptMail | undefined> {
  const text = await readFile(file, 'utf8');
  try {
    return keptMail.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(body));
}

function sendPage(response: ServerResponse, html: string): void {
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': PAGE_POLICY,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  });
  response.end(html);
}
