import { hasSession } from '@/lib/session/session';
import { applyStoredTheme } from '@/lib/theme';
import { startMenu, startThemeButton } from './chrome';
import { afterPaint, find, root } from './dom';
import { followLanguage, startLanguageSwitch } from './language';
import { leaveSignedIn } from './session/signed-in';

/** Loads a script, of which the document has the address. */
function loadScript(name: 'late' | 'tabs'): void {
  const src = root.dataset[name];
  if (!src) return;
  const script = Object.assign(document.createElement('script'), { src });
  if (import.meta.env.DEV) script.type = 'module';
  document.head.append(script);
}

/**
 * Runs in the head of every public page, before the first paint, so that a redirect (signed in, other language) is
 * not seen. The rest waits for the document.
 * @param show loads and shows data
 * @param start sets up what only this page has
 */
export function begin(show: () => Promise<void>, start?: () => void): void {
  applyStoredTheme();
  // A page restored from the back/forward cache does not run its scripts again.
  addEventListener('pageshow', leaveSignedIn);
  if (leaveSignedIn() || followLanguage()) {
    root.hidden = true;
    return;
  }
  // A held lock means that another tab has a session, because nothing else here takes one. Without the script loaded
  // here, the page is that of a visitor.
  void navigator.locks
    ?.query()
    .then(({ held }) => (hasSession() || held?.length) && loadScript('tabs'))
    .catch(Boolean);
  document.addEventListener('DOMContentLoaded', () => {
    startThemeButton();
    startMenu();
    startLanguageSwitch();
    start?.();
    const form = find('form');
    form?.addEventListener('focusin', () => loadScript('late'), { once: true });
    // For `late-app.ts`, which may not be there yet.
    form?.addEventListener('submit', () => (root.dataset['sent'] = ''), { once: true });
    find('[data-year]')?.replaceChildren(`${new Date().getFullYear()}`);
    let reading: Promise<void> | undefined;
    find('[data-retry]')?.addEventListener('click', () => {
      // One request at a time, despite repeated clicks.
      reading ??= show().finally(() => (reading = undefined));
    });
    afterPaint(show);
  });
}
