import { startHealthChecks } from './health.ts';
import { startJobs } from './jobs.ts';
import { type MailWork, startMailWorker } from './mail.ts';
import { startMaturity } from './maturity.ts';
import { startPrices } from './prices.ts';
import { startSnapshots } from './proof.ts';
import type { Repeated } from './repeat.ts';
import { startWebhooks } from './webhooks.ts';

export interface LocalWork extends MailWork {
  /** Of the role `postgres`. */
  databaseUrl: string;
  prices: string | undefined;
  onFailure: (what: string, error: unknown) => void;
}

/** Runs in this process what `npm run workers` and pg_cron do elsewhere. */
export function startLocalWorkers({ databaseUrl, prices, onFailure, ...mail }: LocalWork): Repeated {
  const { service } = mail;
  const on = (what: string) => (error: unknown) => onFailure(what, error);
  const running = [
    startMailWorker(mail, on('send mails')),
    startWebhooks(service, on('send events')),
    startHealthChecks(service),
    startMaturity(databaseUrl, on('return due principal')),
    startSnapshots(databaseUrl, on('take the snapshot of the day')),
    startJobs(databaseUrl, on('run a job of the database')),
    ...(prices === undefined ? [] : [startPrices({ service, source: prices, onError: on('feed prices') })]),
  ];
  return {
    async stop() {
      await Promise.all(running.map((worker) => worker.stop()));
    },
  };
}
