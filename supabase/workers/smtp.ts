import { createTransport } from 'nodemailer';
import type { ComposedMail } from './compose-mail.ts';
import { isOnThisMachine } from './service.ts';

export interface MailServer {
  /** Connects and signs in only; rejects on refusal or timeout. */
  verify(): Promise<void>;
  /** Rejects on refusal or timeout. */
  send(mail: ComposedMail): Promise<void>;
  close(): void;
}

/**
 * Connects for each mail. Requires encryption unless the server is on this machine, before sending password or mail.
 * @param url `smtps://user:password@smtp.example.com`
 * @param from the sender, `Name <address>`
 */
export function connectMailServer({ url, from }: { url: string; from: string }): MailServer {
  const [, domain = 'localhost'] = /@([^\s@>]+)>?\s*$/.exec(from) ?? [];
  const transport = createTransport({
    url,
    requireTLS: !isOnThisMachine(url),
    // In total shorter than the outbox's lease of five minutes. Mail servers may confirm late, and an unconfirmed
    // mail is sent again.
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
        // Lets the receiving server detect duplicates.
        messageId: `<${id}@${domain}>`,
        // An object, because a string is parsed as a list of addresses.
        to: { name: '', address: to },
        // Prevents automatic replies.
        headers: { 'Auto-Submitted': 'auto-generated' },
        ...(listUnsubscribe !== undefined && { list: { unsubscribe: listUnsubscribe } }),
      });
    },
    close: () => transport.close(),
  };
}
