/**
 * The script of the public pages. It stands in the head and runs before anything is painted: whoever belongs elsewhere
 * (signed in, another language) goes there unseen. The rest waits for the document.
 */
import { hasSession } from '@/lib/session';
import { applyStoredTheme } from '@/lib/theme';
import { startMenu, startThemeButton } from './chrome';
import { find } from './dom';
import { showFrontPage } from './front-page';
import { followLanguage, startLanguageSwitch } from './language';
import { startSiteForms } from './site-forms';

const page = document.documentElement;

/** Home, about, contact and login send whoever is signed in to the dashboard. */
function leaveSignedIn(): boolean {
  if (page.dataset['guarded'] === undefined || !hasSession()) return false;
  location.replace('/dashboard');
  return true;
}

function start(): void {
  startThemeButton();
  startMenu();
  startLanguageSwitch();
  startSiteForms();
  find('[data-year]')?.replaceChildren(`${new Date().getFullYear()}`);
  find('[data-retry]')?.addEventListener('click', () => void showFrontPage());
}

applyStoredTheme();
// A page that the browser kept for "back" runs no script anew.
addEventListener('pageshow', ({ persisted }) => persisted && leaveSignedIn());
if (leaveSignedIn() || followLanguage()) {
  page.hidden = true;
} else {
  document.addEventListener('DOMContentLoaded', () => {
    start();
    // After the first paint: until then the answer would share the line with the page itself.
    requestAnimationFrame(() => setTimeout(showFrontPage));
  });
}
