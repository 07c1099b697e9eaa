import { channel, dropSession, type Message, tellSession, type ToldSession } from './channel';
import { isAged, LOGOUT_BEFORE_KEY, readKept, readSession, SESSION_KEY } from './session';
import { readClaim } from './token';

// Each tab keeps its session in its own session storage, and a browser's tabs share it by messages: a new tab asks
// for one, and renewals and ends reach all tabs with the same session. A sharing tab holds a lock, so that a new tab
// knows how many answers to expect, and does not wait if there are none.

/** Enough for a busy tab; a frozen one does not answer. */
const PATIENCE_MS = 1000;

const idOf = (text: string) => readClaim(readSession(text)?.access_token ?? '', 'session_id');
const endOf = (text: string) => readSession(text)?.expires_at ?? 0;

const endListeners = new Set<() => void>();
let isSharing = false;
let askedFor: string | null = null;

/** Calls back when this tab's session ends in another tab or at the server. @returns stops it */
export function onSessionEnd(listener: () => void): () => void {
  endListeners.add(listener);
  return () => void endListeners.delete(listener);
}

function keep({ text, logoutBefore }: ToldSession): void {
  sessionStorage.setItem(SESSION_KEY, text);
  sessionStorage.setItem(LOGOUT_BEFORE_KEY, logoutBefore);
}

const ownText = () => sessionStorage.getItem(SESSION_KEY) ?? '';

const isOwn = ({ text }: ToldSession) => idOf(text) !== '' && idOf(text) === idOf(ownText());

/** Stores another tab's copy of the same session, unless it is older. */
function keepNewer(told: ToldSession): void {
  if (isOwn(told) && endOf(told.text) >= endOf(ownText())) keep(told);
}

/** Ends this tab's session if it is the named one, without asking the server, which may learn of the end later. */
export function endSession(id: string | undefined): void {
  if (!id || idOf(ownText()) !== id) return;
  dropSession();
  for (const listener of endListeners) listener();
}

function hear({ data }: MessageEvent<Message>): void {
  if (data.kind === 'asked') tellSession('session');
  if (data.kind === 'session') keepNewer(data);
  if (data.kind === 'ended') endSession(idOf(data.text));
}

async function ask(): Promise<ToldSession[]> {
  const line = channel;
  if (!line) return [];
  const { held = [] } = await navigator.locks.query();
  const others = held.filter(({ name }) => name === SESSION_KEY).length - Number(isSharing);
  if (others < 1) return [];
  return new Promise((resolve) => {
    const answers: ToldSession[] = [];
    const stop = () => {
      clearTimeout(timer);
      line.removeEventListener('message', collect);
      resolve(answers.filter(({ text }) => readSession(text)));
    };
    const collect = ({ data }: MessageEvent<Message>) => {
      if (data.kind === 'session' && answers.push(data) >= others) stop();
    };
    const timer = setTimeout(stop, PATIENCE_MS);
    line.addEventListener('message', collect);
    line.postMessage({ kind: 'asked' } satisfies Message);
  });
}

/** Adopts other tabs' newest session, none if they belong to two users. @returns whether this tab has one now */
export async function adoptSession(): Promise<boolean> {
  const answers = await ask();
  const people = new Set(answers.map(({ text }) => readSession(text)?.user.id));
  const [newest] = answers.toSorted((a, b) => endOf(b.text) - endOf(a.text));
  if (!newest || people.size > 1) return false;
  keep(newest);
  return true;
}

export function shareSession(): void {
  if (isSharing || !channel) return;
  isSharing = true;
  channel.addEventListener('message', hear);
  void navigator.locks.request(SESSION_KEY, { mode: 'shared' }, () => new Promise(() => undefined));
}

/** For supabase-js: before a refresh, learns whether another tab refreshed the session while this one slept. */
export const sharedStorage = {
  async getItem(key: string): Promise<string | null> {
    const own = readKept(key);
    if (key !== SESSION_KEY || own === null || own === askedFor || !isAged(own)) return own;
    askedFor = own;
    for (const told of await ask()) keepNewer(told);
    return sessionStorage.getItem(key);
  },
  setItem(key: string, value: string): void {
    sessionStorage.setItem(key, value);
    if (key !== SESSION_KEY) return;
    // At once: Auth takes the token of before for ten seconds more, and a tab that comes up meanwhile asks those that share.
    shareSession();
    tellSession('session');
  },
  removeItem(key: string): void {
    if (key === SESSION_KEY) dropSession();
    else sessionStorage.removeItem(key);
  },
};
