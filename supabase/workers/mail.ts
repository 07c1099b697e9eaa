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

const anyMail = z.looseObject({ id: z.uuid(), kind: z.string() });
const siteRows = z.tuple([z.object({ brand: z.string() })]);

/**
 * Sends the mail that is due next and tells the database how it went. One at a time: with several, the lease of the last could end
 * while a slow mail server takes the first, and another worker would send it as well.
 * @param onFailure hears which kind of mail could not be handed over and why
 * @returns whether there was one
 * @throws Error when the database does not answer; what was taken by then comes again
 */
async function sendNextMail(
  { service, siteUrl, send }: MailWork,
  onFailure: (error: Error) => void,
  signal?: AbortSignal,
): Promise<boolean> {
  const answer = await ask(service, '/rest/v1/rpc/take_mails', { max_rows: 1 }, signal);
  const [mail] = z.array(anyMail).parse(answer);
  if (!mail) return false;
  const [{ brand }] = siteRows.parse(await ask(service, '/rest/v1/site?select=brand'));
  const deliver = async () => send(composeMail(takenMail.parse(mail), { brand, siteUrl }));
  // What is kept of it outlives the links in the mail.
  const failure = await deliver().then(
    () => null,
    (error: unknown) => withoutPerson(reason(error)),
  );
  if (failure !== null) onFailure(new Error(`A mail (${mail.kind}) was not sent: ${failure}`));
  // Also when we are to stop: what was handed over and not reported would be sent again.
  await ask(service, '/rest/v1/rpc/finish_mail', { mail_id: mail.id, failure });
  return true;
}

/**
 * Empties the outbox again and again.
 * @param onError hears of each mail that was not sent, and of a database that does not answer
 */
export function startMailWorker(work: MailWork, onError: (error: unknown) => void): Repeated {
  return repeat(
    async (signal) => {
      while (!signal.aborted && (await sendNextMail(work, onError, signal)));
    },
    (failures) => PAUSE_MS * 2 ** Math.min(failures, 5),
    onError,
  );
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Mail servers quote addresses, and links of the mail with their tokens; neither belongs into a log. */
function withoutPerson(text: string): string {
  return text.replaceAll(/\S*(?:@|:\/\/)\S*/g, '…');
}
