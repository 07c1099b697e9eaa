import { root } from '../dom';
import { loadScript } from '../load-script';
import { mark } from './form';

/**
 * Loads a form's script on first use. A form submitted earlier is sent once it is loaded; on failure the field says
 * so, and the next attempt loads it again.
 */
export function startLateForm(): void {
  const form = document.querySelector<HTMLFormElement>('form');
  const field = form?.querySelector('input');
  if (!root.dataset['late'] || !form || !field) return;
  let part: Promise<unknown> | undefined;
  const begin = () => {
    part ??= loadScript('late').then(() => form.removeEventListener('submit', wait));
    return part.catch(() => (part = undefined));
  };
  const wait = () => void begin().then(() => (part ? form.requestSubmit() : mark(field, form.dataset['lost'] ?? '')));
  form.addEventListener('focusin', () => void begin(), { once: true });
  form.addEventListener('submit', wait);
}
