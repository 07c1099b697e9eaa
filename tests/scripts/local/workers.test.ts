import { afterEach, expect, test, vi } from 'vitest';
import { startWorkers } from '../../../scripts/local/workers.ts';
import { startHealthChecks } from '../../../supabase/workers/health.ts';
import { startMailWorker } from '../../../supabase/workers/mail.ts';
import { startPrices } from '../../../supabase/workers/prices.ts';
import { connectMailServer } from '../../../supabase/workers/smtp.ts';

const { stop, start } = vi.hoisted(() => {
  const ending = vi.fn<() => Promise<void>>(() => Promise.resolve());
  return { stop: ending, start: () => vi.fn<() => { stop: () => Promise<void> }>(() => ({ stop: ending })) };
});
vi.mock(import('../../../supabase/workers/health.ts'), () => ({
  startHealthChecks: start(),
}));
vi.mock(import('../../../supabase/workers/mail.ts'), () => ({ startMailWorker: start() }));
vi.mock(import('../../../supabase/workers/prices.ts'), () => ({ startPrices: start() }));
vi.mock(import('../../../supabase/workers/smtp.ts'), { spy: true });

const tell = vi.fn<(line: string) => void>();
const around = { siteUrl: 'http://localhost:5173', prices: 'simulated', tell };

afterEach(() => {
  vi.unstubAllEnvs();
  vi.clearAllMocks();
});

test('next to a Supabase of this machine npm start feeds prices, sends mails to its mailbox and checks its health', async () => {
  vi.stubEnv('SUPABASE_SECRET_KEY', 'secret');
  vi.stubEnv('SMTP_URL', '');
  const workers = await startWorkers({ url: 'http://127.0.0.1:54321/', ...around });
  const service = { url: 'http://127.0.0.1:54321', secretKey: 'secret' };
  expect(startPrices).toHaveBeenCalledWith(expect.objectContaining({ service, source: 'simulated' }));
  expect(startHealthChecks).toHaveBeenCalledWith(service);
  expect(startMailWorker).toHaveBeenCalledWith(
    expect.objectContaining({ service, siteUrl: around.siteUrl }),
    expect.any(Function),
  );
  // `[local_smtp] smtp_port` of supabase/config.toml.
  expect(connectMailServer).toHaveBeenCalledWith(expect.objectContaining({ url: 'smtp://127.0.0.1:54325' }));
  await workers?.stop();
  expect(stop).toHaveBeenCalledTimes(3);
});

test('next to a Supabase elsewhere npm start runs no workers', async () => {
  vi.stubEnv('SUPABASE_SECRET_KEY', 'secret');
  expect(await startWorkers({ url: 'https://project.supabase.co', ...around })).toBeUndefined();
  expect(startPrices).not.toHaveBeenCalled();
  expect(startMailWorker).not.toHaveBeenCalled();
});
