import { readStored, store } from '@/lib/stored';
import { safeRedirect } from './session';

const KEY = 'destination';
/** The mail's link is valid for an hour, and can be sent again. */
const KEPT_MS = 24 * 3_600_000;

/** Stores a new user's destination, because the link of the confirmation mail opens another tab. */
export const keepDestination = (path: string | undefined): void =>
  store('local', KEY, path ? `${Date.now()} ${path}` : null);

/** Returns, once, this browser's destination of the last day; undefined if it is not a path of this site. */
export function takeDestination(): string | undefined {
  const [, at = '', path] = /^(\d+) (.*)$/s.exec(readStored('local', KEY) ?? '') ?? [];
  store('local', KEY, null);
  return Date.now() - Number(at) < KEPT_MS ? safeRedirect(path) : undefined;
}
