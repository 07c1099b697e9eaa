import { safeRedirect } from './session';

const KEY = 'destination';
/** The mail's link is valid for an hour, and can be sent again. */
const KEPT_MS = 24 * 3_600_000;

/** Stores a new user's destination, because the link of the confirmation mail opens another tab. */
export function keepDestination(path: string | undefined): void {
  try {
    if (path) localStorage.setItem(KEY, `${Date.now()} ${path}`);
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage they start at the dashboard.
  }
}

/** Returns, once, this browser's destination of the last day; undefined if it is not a path of this site. */
export function takeDestination(): string | undefined {
  try {
    const [, at = '', path] = /^(\d+) (.*)$/s.exec(localStorage.getItem(KEY) ?? '') ?? [];
    localStorage.removeItem(KEY);
    return Date.now() - Number(at) < KEPT_MS ? safeRedirect(path) : undefined;
  } catch {
    return undefined;
  }
}
