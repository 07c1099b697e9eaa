import { hasSession } from '@/lib/session/session';
import { applyStoredTheme } from '@/lib/theme';
import { startMenu, startThemeButton } from './chrome';
import { afterPaint, find, root } from './dom';
import { followLanguage, startLanguageSwitch } from './language';
import { loadScript } from './load-script';
import { leaveSignedIn } from './session/signed-in';

/**
 * What every script in the head of a public page does. It runs before anything is painted: a visitor who belongs elsewhere
 * (signed in, another language) goes there unseen. The rest waits for the document.
 * @param show asks the database, and shows what it answers
 * @param start makes work what only this page has
 */
export function begin(show: () => Promise<void>, start?: () => void): void {
  applyStoredTheme();
  // A page that the browser kept for "back" does not run its scripts again.
  addEventListener('pageshow', leaveSignedIn);
  if (leaveSignedIn() || followLanguage()) {
    root.hidden = true;
    return;
  }
  // A tab with a session shares it, and one without takes over that of another. Nothing else of this site holds a lock; and without
  // what is loaded here, the page is that of a visitor.
  void navigator.locks
    ?.query()
    .then(({ held }) => (hasSession() || held?.length) && loadScript('tabs'))
    .catch(Boolean);
  document.addEventListener('DOMContentLoaded', () => {
    startThemeButton();
    startMenu();
    startLanguageSwitch();
    start?.();
    find('[data-year]')?.replaceChildren(`${new Date().getFullYear()}`);
    let reading: Promise<void> | undefined;
    find('[data-retry]')?.addEventListener('click', () => {
      // One reading at a time, however often the visitor clicks.
      reading ??= show().finally(() => (reading = undefined));
    });
    afterPaint(show);
  });
}
