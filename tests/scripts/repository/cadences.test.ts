import { expect, test, vi } from 'vitest';
import { startHealthChecks } from '../../../supabase/workers/health.ts';
import { startJobs } from '../../../supabase/workers/jobs.ts';
import { startMailWorker } from '../../../supabase/workers/mail.ts';
import { startMaturity } from '../../../supabase/workers/maturity.ts';
import { startPrices } from '../../../supabase/workers/prices.ts';
import { startSnapshots } from '../../../supabase/workers/proof.ts';
import { repeat } from '../../../supabase/workers/repeat.ts';

vi.mock(import('../../../supabase/workers/repeat.ts'), () => ({
  repeat: vi.fn<typeof repeat>(() => ({ stop: () => Promise.resolve() })),
}));

const service = { url: 'http://127.0.0.1:9', secretKey: '' };
const ignore = () => undefined;
const NO_DATABASE = 'postgresql://127.0.0.1:9/none';

test.each([
  ['jobs of the database', 10, 10, () => startJobs(NO_DATABASE, ignore)],
  ['returns of principal', 60, 60, () => startMaturity(NO_DATABASE, ignore)],
  ['daily snapshots', 60, 60, () => startSnapshots(NO_DATABASE, ignore)],
  ['checks of health', 60, 60, () => startHealthChecks(service)],
  ['mails', 2, 64, () => startMailWorker({ service, siteUrl: '', send: () => Promise.resolve() }, ignore)],
  ['prices', 1, 32, () => startPrices({ service, source: 'simulated', onError: ignore })],
])('the worker of %s pauses for at most %i seconds, and after many failures for %i', (_, rest, failed, start) => {
  vi.mocked(repeat).mockClear();
  start();
  const [[, pause] = []] = vi.mocked(repeat).mock.calls;
  expect(pause?.(0)).toBeLessThanOrEqual(rest * 1000);
  expect(pause?.(100)).toBeLessThanOrEqual(failed * 1000);
});
