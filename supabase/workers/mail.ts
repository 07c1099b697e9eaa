import { z } from 'zod';
import { type ComposedMail, composeMail, takenMail } from './compose-mail.ts';
import { type Repeated, repeat } from './repeat.ts';
import { ask, type Service } from './service.ts';

const PAUSE_MS = 2000;
const AT_ONCE = 10;

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
 * Sends the mails that are due and tells the database of each how it went.
 * @returns how many were taken
 * @throws Error when the database does not answer; what was taken by then comes again
 */
async function sendDueMails(work: MailWork, signal?: AbortSignal): Promise<number> {
  const { service, siteUrl, send } = work;
  const answer = await ask(service, '/rest/v1/rpc/take_mails', { max_rows: AT_ONCE }, signal);
  const taken = z.array(anyMail).parse(answer);
  if (taken.length === 0) return 0;
  const [{ brand }] = siteRows.parse(await ask(service, '/rest/v1/site?select=brand'));
  for (const mail of taken) {
    const failure = await deliver(mail).catch(reason);
    // Also when we are to stop: what was handed over and not reported would be sent again.
    await ask(service, '/rest/v1/rpc/finish_mail', { mail_id: mail.id, failure });
  }
  return taken.length;

  async function deliver(mail: z.infer<typeof anyMail>): Promise<null> {
    await send(composeMail(takenMail.parse(mail), { brand, siteUrl }));
    return null;
  }
}

/** Empties the outbox again and again. */
export function startMailWorker(work: MailWork, onError: (error: unknown) => void): Repeated {
  return repeat(
    async (signal) => {
      let taken = AT_ONCE;
      while (taken === AT_ONCE && !signal.aborted) taken = await sendDueMails(work, signal);
    },
    (failures) => PAUSE_MS * 2 ** Math.min(failures, 5),
    onError,
  );
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
