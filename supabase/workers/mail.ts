import { z } from 'zod';
import { type ComposedMail, composeMail, takenMail } from './compose-mail.ts';
import { drain } from './drain.ts';
import type { Repeated } from './repeat.ts';
import { ask, type Service } from './service.ts';

export interface MailWork {
  service: Service;
  siteUrl: string;
  /** Rejects if delivery failed. */
  send: (mail: ComposedMail) => Promise<void>;
}

const anyMail = z.looseObject({ id: z.uuid(), kind: z.string() });
const siteRows = z.tuple([z.object({ brand: z.string() })]);

/**
 * Sends the next due mail and reports the result. One at a time: in a batch, a lease could expire behind a slow mail
 * server, and another worker would send the mail again.
 * @param onFailure gets the kind and reason of a failure
 * @returns whether there was one
 * @throws Error if the database does not respond; a mail taken by then is retried
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
  // The stored failure outlives the mail's links.
  const failure = await deliver().then(
    () => null,
    (error: unknown) => withoutPerson(reason(error)),
  );
  if (failure !== null) onFailure(new Error(`A mail (${mail.kind}) was not sent: ${failure}`));
  // Even when stopping: a delivered mail without a report would be sent again.
  await ask(service, '/rest/v1/rpc/finish_mail', { mail_id: mail.id, failure });
  return true;
}

/**
 * Empties the outbox repeatedly.
 * @param onError gets each unsent mail and database failures
 */
export function startMailWorker(work: MailWork, onError: (error: unknown) => void): Repeated {
  return drain((signal) => sendNextMail(work, onError, signal), onError);
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Mail servers quote addresses and links with tokens, which must not be logged. */
function withoutPerson(text: string): string {
  return text.replaceAll(/\S*(?:@|:\/\/)\S*/g, '…');
}
