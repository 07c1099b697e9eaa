import { hasSession } from '@/lib/session/session';
import { applyStoredTheme } from '@/lib/theme';
import { startMenu, startThemeButton } from './chrome';
import { find, root } from './dom';
import { followLanguage, startLanguageSwitch } from './language';

/** Home, about, contact and login send whoever is signed in to the dashboard. */
function leaveSignedIn(): boolean {
  if (root.dataset['guarded'] === undefined || !hasSession()) return false;
  location.replace('/dashboard');
  return true;
}

/**
 * What every script in the head of a public page does. It runs before anything is painted: whoever belongs elsewhere
 * (signed in, another language) goes there unseen. The rest waits for the document.
 * @param show asks the database, and shows what it answers
 * @param start makes work what only this page has
 */
export function begin(show: () => Promise<void>, start?: () => void): void {
  applyStoredTheme();
  // A page that the browser kept for "back" runs no script anew.
  addEventListener('pageshow', ({ persisted }) => persisted && leaveSignedIn());
  if (leaveSignedIn() || followLanguage()) {
    root.hidden = true;
    return;
  }
  document.addEventListener('DOMContentLoaded', () => {
    startThemeButton();
    startMenu();
    startLanguageSwitch();
    start?.();
    find('[data-year]')?.replaceChildren(`${new Date().getFullYear()}`);
    let reading: Promise<void> | undefined;
    find('[data-retry]')?.addEventListener('click', () => {
      // One reading at a time, however often somebody clicks.
      reading ??= show().finally(() => (reading = undefined));
    });
    // After the first paint: until then the answer would share the line with the page itself.
    requestAnimationFrame(() => setTimeout(show));
  });
}
