import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { startWorkers } from '../../../scripts/local/workers.ts';
import { runTool } from '../../../scripts/tool.ts';
import { superviseWorkers } from '../../../supabase/workers/supervise.ts';

vi.mock(import('../../../supabase/workers/supervise.ts'), { spy: true });

const SERVICE = { VITE_SUPABASE_URL: 'http://127.0.0.1:9', SUPABASE_SECRET_KEY: 'sb_secret_none' };
const NOTHING = { SITE_URL: '', SMTP_URL: '', MAIL_FROM: '', PRICE_SOURCE: '', CHAIN_DB_URL: '' };
const tell = vi.fn<(line: string) => void>();

afterEach(() => {
  vi.unstubAllEnvs();
  vi.clearAllMocks();
});

/** Runs the workers with another thread, whose source is given. */
function supervise(source: string, names: string[]) {
  const thread = new URL(`data:text/javascript,${encodeURIComponent(source)}`);
  const workers = superviseWorkers({ settings: { ...SERVICE, PRICE_SOURCE: 'simulated' }, names, tell, thread });
  onTestFinished(() => workers.stop());
  return workers;
}
const lines = () => tell.mock.calls.map(([line]) => line);

test('next to a Supabase of this machine npm start runs the workers with its mailbox', async () => {
  vi.mocked(superviseWorkers).mockReturnValueOnce({ stop: () => Promise.resolve() });
  vi.stubEnv('SUPABASE_SECRET_KEY', 'secret');
  vi.stubEnv('SMTP_URL', '');
  const siteUrl = 'http://localhost:5173';
  await startWorkers({ url: 'http://127.0.0.1:54321/', siteUrl, prices: 'simulated', tell });
  expect(vi.mocked(superviseWorkers).mock.lastCall?.[0].settings).toMatchObject({
    VITE_SUPABASE_URL: 'http://127.0.0.1:54321/',
    SUPABASE_SECRET_KEY: 'secret',
    SITE_URL: siteUrl,
    PRICE_SOURCE: 'simulated',
    // `[local_smtp] smtp_port` of supabase/config.toml.
    SMTP_URL: 'smtp://127.0.0.1:54325',
  });
});

test('next to a Supabase elsewhere npm start runs no workers', async () => {
  vi.stubEnv('SUPABASE_SECRET_KEY', 'secret');
  const siteUrl = 'https://site.example';
  expect(
    await startWorkers({ url: 'https://project.supabase.co', siteUrl, prices: 'simulated', tell }),
  ).toBeUndefined();
  expect(superviseWorkers).not.toHaveBeenCalled();
});

test('a worker that ends is started again, and the others go on', async () => {
  supervise(
    `import { parentPort, workerData } from 'node:worker_threads';
     parentPort.once('message', () => process.exit());
     parentPort.postMessage('begins');
     if (workerData.name === 'prices') throw new Error('out of prices');`,
    ['health', 'prices', 'mail'],
  );
  const begun = (name: string) => lines().filter((line) => line === `${name}: begins`).length;
  await vi.waitUntil(() => begun('prices') === 2 && begun('health') > 0, 20_000);
  expect(lines()).toContain('prices: out of prices. It is started again');
  expect(begun('health')).toBe(1);
  expect(lines()).toContain('mail: does not run without SITE_URL, SMTP_URL, MAIL_FROM');
});

test('a worker stops when it is asked to, and is not started again', async () => {
  const workers = supervise(
    `import { parentPort } from 'node:worker_threads';
     parentPort.once('message', () => process.exit());`,
    ['health'],
  );
  await workers.stop();
  expect(lines()).toEqual(['health: runs']);
});

test('no mail is taken from the outbox while the mail server refuses the password', async () => {
  const server = createServer((socket) => {
    socket.write('220 ready\r\n');
    socket.on('data', (line) =>
      socket.write(line.toString().startsWith('EHLO') ? '250 AUTH PLAIN\r\n' : '535 wrong password\r\n'),
    );
    socket.on('error', () => undefined);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const SMTP_URL = `smtp://user:old@127.0.0.1:${(server.address() as AddressInfo).port}`;
  const settings = { ...SERVICE, SITE_URL: 'https://example.com', SMTP_URL, MAIL_FROM: 'no-reply@example.com' };
  const workers = superviseWorkers({ settings, names: ['mail'], tell });
  onTestFinished(() => workers.stop());
  const refused =
    'mail: The mail server of SMTP_URL cannot be used: Invalid login: 535 wrong password. It is started again';
  await vi.waitUntil(() => lines().includes(refused), 20_000);
  // Asking for a mail would fail, and be told: nothing answers.
  expect(new Set(lines())).toEqual(new Set(['mail: runs', refused]));
});

test.each([
  [
    ['mails'],
    SERVICE,
    'There is no worker mails, only mail, webhooks, prices, health, bitcoin, litecoin, ethereum, mining.',
  ],
  [[], {}, 'VITE_SUPABASE_URL is not set. It is the URL of the Supabase project, like https://example.com.'],
  [['mail'], SERVICE, 'SITE_URL is not set. It is needed by a worker that was asked for (docs/hosting.md).'],
])('npm run workers -- %j says what is wrong with it or with %j, and runs nothing', async (names, settings, words) => {
  const env = { ...NOTHING, VITE_SUPABASE_URL: '', SUPABASE_SECRET_KEY: '', ...settings };
  const { ok, errors } = await runTool('scripts/workers.ts', names, { env });
  expect({ ok, words: errors.trim() }).toEqual({ ok: false, words });
});
