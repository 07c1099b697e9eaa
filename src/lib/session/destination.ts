import { safeRedirect } from './session';

const KEY = 'destination';
/** The link of the mail works for an hour, and another can be sent. */
const KEPT_MS = 24 * 3_600_000;

/** Keeps where a newcomer was going: the link of the mail that confirms their address opens another tab. */
export function keepDestination(path: string | undefined): void {
  try {
    if (path) localStorage.setItem(KEY, `${Date.now()} ${path}`);
    else localStorage.removeItem(KEY);
  } catch {
    // They begin at the dashboard.
  }
}

/** Where a newcomer of this browser was going within the last day, once; undefined if it is not a path of this site. */
export function takeDestination(): string | undefined {
  try {
    const [, at = '', path] = /^(\d+) (.*)$/s.exec(localStorage.getItem(KEY) ?? '') ?? [];
    localStorage.removeItem(KEY);
    return Date.now() - Number(at) < KEPT_MS ? safeRedirect(path) : undefined;
  } catch {
    return undefined;
  }
}
