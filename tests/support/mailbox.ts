import { setTimeout as sleep } from 'node:timers/promises';

/** A mail that the mailbox holds. */
export interface Mail {
  id: string;
  subject: string;
  text: string;
  html: string;
  /** The addresses that the mail's text links to, in their order. */
  links: string[];
}

interface MessageList {
  messages: { ID: string; To: { Address: string }[] }[];
}

interface Message {
  Subject: string;
  Text: string;
  HTML: string;
}

const POLL_MS = 100;
/** Only a mail that does not come takes as long. */
const WAIT_MS = 60_000;

/**
 * Waits for the newest mail to an address, through Mailpit's API.
 * @param mailUrl where the mailbox answers
 * @param seen ids of mails that are not meant, such as an earlier one to the same address
 * @param isMeant which of the others is: what tells of a change may come before what was asked for, or after it
 * @throws Error when there is none after a minute
 */
export async function mailTo(
  mailUrl: string,
  address: string,
  seen: readonly string[] = [],
  isMeant: (mail: Mail) => boolean = () => true,
): Promise<Mail> {
  const deadline = Date.now() + WAIT_MS;
  do {
    // The mailbox lists the newest first.
    const { messages } = await getJson<MessageList>(`${mailUrl}/api/v1/messages`);
    for (const { ID, To } of messages) {
      const isTheirs = To.some((to) => to.Address.toLowerCase() === address.toLowerCase());
      if (!isTheirs || seen.includes(ID)) continue;
      const mail = await read(mailUrl, ID);
      if (isMeant(mail)) return mail;
    }
    await sleep(POLL_MS);
  } while (Date.now() < deadline);
  throw new Error(`No mail to ${address} arrived.`);
}

async function read(mailUrl: string, id: string): Promise<Mail> {
  const { Subject, Text, HTML } = await getJson<Message>(`${mailUrl}/api/v1/message/${id}`);
  const hrefs = [...HTML.matchAll(/href="([^"]+)"/g)].map(([, href = '']) =>
    href.replace(/&(amp|#38);/g, '&'),
  );
  const plain = [...Text.matchAll(/https?:\/\/[^\s<>"')]+/g)].map(([url]) => url);
  return { id, subject: Subject, text: Text, html: HTML, links: [...new Set([...hrefs, ...plain])] };
}

async function getJson<T>(url: string): Promise<T> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The mailbox answered ${response.status} for ${url}`);
  return (await response.json()) as T;
}
