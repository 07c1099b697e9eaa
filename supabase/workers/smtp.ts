import { createTransport } from 'nodemailer';
import type { ComposedMail } from './compose-mail.ts';
import { isOnThisMachine } from './service.ts';

/** A mail server that mails are handed to. */
export interface MailServer {
  /** Connects and signs in without sending anything; rejects when the server refuses or does not answer. */
  verify(): Promise<void>;
  /** Rejects when it refuses the mail or does not answer. */
  send(mail: ComposedMail): Promise<void>;
  close(): void;
}

/**
 * Connects to a mail server with each mail. Encrypted, unless the server is on this machine: one that offers no encryption elsewhere is
 * told neither the password nor a mail.
 * @param url `smtps://user:password@smtp.example.com`
 * @param from the sender, `Name <address>`
 */
export function connectMailServer({ url, from }: { url: string; from: string }): MailServer {
  const [, domain = 'localhost'] = /@([^\s@>]+)>?\s*$/.exec(from) ?? [];
  const transport = createTransport({
    url,
    requireTLS: !isOnThisMachine(url),
    // Together shorter than the five minutes after which the outbox hands a mail to another worker. A server that has taken a mail may
    // be slow to say so, and a mail without an answer is sent again.
    connectionTimeout: 30_000,
    socketTimeout: 200_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async verify() {
      await transport.verify();
    },
    async send({ id, to, listUnsubscribe, ...mail }) {
      await transport.sendMail({
        ...mail,
        from,
        // By which its reader's server recognises a copy.
        messageId: `<${id}@${domain}>`,
        // Not as text, which would be read as a list of addresses.
        to: { name: '', address: to },
        // So that no absence note answers it.
        headers: { 'Auto-Submitted': 'auto-generated' },
        ...(listUnsubscribe !== undefined && { list: { unsubscribe: listUnsubscribe } }),
      });
    },
    close: () => transport.close(),
  };
}
