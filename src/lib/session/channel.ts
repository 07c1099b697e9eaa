import { LAST_STATE_KEY, LOGOUT_BEFORE_KEY, SESSION_KEY } from './session';

/** A session as one tab tells it to others; `text` is empty when it has none. */
export interface ToldSession {
  text: string;
  logoutBefore: string;
}

/** What tabs tell each other: who asks, a session that is answered or was renewed, and one that has ended. */
export type Message = { kind: 'asked' } | ({ kind: 'session' | 'ended' } & ToldSession);

function openChannel(): BroadcastChannel | undefined {
  try {
    return 'locks' in navigator ? new BroadcastChannel('glassmine:session') : undefined;
  } catch {
    // The browser has no such channel, or refuses it, as Firefox does where cookies are forbidden.
    return undefined;
  }
}

/** Between the tabs of a browser. Without it and the locks, as on a plain http address, each tab is for itself. */
export const channel = openChannel();

/** Tells the others the session of this tab. */
export function tellSession(kind: 'session' | 'ended'): void {
  const text = sessionStorage.getItem(SESSION_KEY) ?? '';
  const logoutBefore = sessionStorage.getItem(LOGOUT_BEFORE_KEY) ?? '';
  channel?.postMessage({ kind, text, logoutBefore } satisfies Message);
}

/** Removes the entry in this tab, and what was read with it. */
function clearSession(): void {
  sessionStorage.removeItem(SESSION_KEY);
  sessionStorage.removeItem(LAST_STATE_KEY);
}

/** Removes the entry, here and in the tabs with the same session: for one that is left, or has turned out to be none. */
export function dropSession(): void {
  tellSession('ended');
  clearSession();
}
