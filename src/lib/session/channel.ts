import { LAST_STATE_KEY, LOGOUT_BEFORE_KEY, SESSION_KEY } from './session';

/** `text` is empty without a session. */
export interface ToldSession {
  text: string;
  logoutBefore: string;
}

export type Message = { kind: 'asked' } | ({ kind: 'session' | 'ended' } & ToldSession);

function openChannel(): BroadcastChannel | undefined {
  try {
    // Not while the build renders: it would never end.
    return 'locks' in navigator && !import.meta.env.SSR ? new BroadcastChannel('glassmine:session') : undefined;
  } catch {
    // No BroadcastChannel, or refused, as in Firefox without cookies.
    return undefined;
  }
}

/** Between a browser's tabs. Without it and locks, as on plain http, each tab is on its own. */
export const channel = openChannel();

export function tellSession(kind: 'session' | 'ended'): void {
  const text = sessionStorage.getItem(SESSION_KEY) ?? '';
  const logoutBefore = sessionStorage.getItem(LOGOUT_BEFORE_KEY) ?? '';
  channel?.postMessage({ kind, text, logoutBefore } satisfies Message);
}

/** Removes this tab's session and what was read with it. */
function clearSession(): void {
  sessionStorage.removeItem(SESSION_KEY);
  sessionStorage.removeItem(LAST_STATE_KEY);
}

/** Removes the session in all tabs that share it, after a logout or if it is invalid. */
export function dropSession(): void {
  tellSession('ended');
  clearSession();
}
