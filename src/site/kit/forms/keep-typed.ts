import { leaveNote, takeNote } from '@/lib/session/notes';
import type { Control } from './form';

/** Carries form input over to the page in another language, except passwords, which are stored nowhere. */
export function keepTyped(form: HTMLFormElement): void {
  const controls = [...form.querySelectorAll<Control>('input, select, textarea')].filter(
    ({ name }) => name !== 'password',
  );
  const kept = new URLSearchParams(takeNote('typed'));
  for (const control of controls) {
    const value = kept.get(control.name);
    if (!value) continue;
    control.value = value;
    // Its options may load later.
    control.dataset['kept'] = value;
  }
  for (const choice of document.querySelectorAll('[data-language]'))
    choice.addEventListener('change', () =>
      leaveNote('typed', `${new URLSearchParams(controls.map(({ name, value }) => [name, value]))}`),
    );
}
