import { find } from './dom';

const TOAST_MS = 5000;

/** Shows a message for five seconds: errors at the bottom, successes at the top. Repeated messages show once. */
export function toast(kind: 'error' | 'success', message: string): void {
  const place = find(`[data-toasts=${kind}]`);
  const look = place?.firstElementChild;
  if (!place || !look) return;
  for (const { textContent } of place.children) if (textContent === message) return;
  const copy = document.importNode(look);
  copy.textContent = message;
  copy.removeAttribute('hidden');
  place.append(copy);
  setTimeout(() => copy.remove(), TOAST_MS);
}

/** Hides the errors of a form that was corrected or sent since. */
export function forgetErrors(): void {
  const place = find('[data-toasts=error]');
  place?.replaceChildren(...[...place.children].slice(0, 1));
}
