import { setTimeout as sleep } from 'node:timers/promises';

export interface Mail {
  id: string;
  subject: string;
  text: string;
  html: string;
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
const WAIT_MS = 60_000;

/**
 * Waits for the newest mail to an address, through Mailpit's API.
 * @param seen ids of mails to ignore, such as an earlier one to the same address
 * @param isMeant selects among the others, because mails about a change may come before or after the expected one
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
  const hrefs = [...HTML.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href.replace(/&(amp|#38);/g, '&'));
  const plain = [...Text.matchAll(/https?:\/\/[^\s<>"')]+/g)].map(([url]) => url);
  return { id, subject: Subject, text: Text, html: HTML, links: [...new Set([...hrefs, ...plain])] };
}

async function getJson<T>(url: string): Promise<T> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The mailbox answered ${response.status} for ${url}`);
  return (await response.json()) as T;
}
