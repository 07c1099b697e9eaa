import { z } from 'zod';
import { type ComposedMail, composeMail, takenMail } from './compose-mail.ts';
import { type Repeated, repeat } from './repeat.ts';
import { ask, type Service } from './service.ts';

const PAUSE_MS = 2000;

/** How mails leave the outbox. */
export interface MailWork {
  service: Service;
  /** Where the application is; links lead there. */
  siteUrl: string;
  /** Hands a mail over for delivery; rejects when that failed. */
  send: (mail: ComposedMail) => Promise<void>;
}

const anyMail = z.looseObject({ id: z.uuid() });
const siteRows = z.tuple([z.object({ brand: z.string() })]);

/**
 * Sends the mail that is due next and tells the database how it went. One at a time: with several, the lease of the last could end
 * while a slow mail server takes the first, and another worker would send it as well.
 * @returns whether there was one
 * @throws Error when the database does not answer; what was taken by then comes again
 */
async function sendNextMail({ service, siteUrl, send }: MailWork, signal?: AbortSignal): Promise<boolean> {
  const answer = await ask(service, '/rest/v1/rpc/take_mails', { max_rows: 1 }, signal);
  const [mail] = z.array(anyMail).parse(answer);
  if (!mail) return false;
  const [{ brand }] = siteRows.parse(await ask(service, '/rest/v1/site?select=brand'));
  const deliver = async () => send(composeMail(takenMail.parse(mail), { brand, siteUrl }));
  const failure = await deliver().then(() => null, reason);
  // Also when we are to stop: what was handed over and not reported would be sent again.
  await ask(service, '/rest/v1/rpc/finish_mail', { mail_id: mail.id, failure });
  return true;
}

/** Empties the outbox again and again. */
export function startMailWorker(work: MailWork, onError: (error: unknown) => void): Repeated {
  return repeat(
    async (signal) => {
      while (!signal.aborted && (await sendNextMail(work, signal)));
    },
    (failures) => PAUSE_MS * 2 ** Math.min(failures, 5),
    onError,
  );
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
