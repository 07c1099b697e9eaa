import { leaveNote, takeNote } from '@/lib/session/notes';
import type { Control } from './form';

/** What was typed into a form goes along to the page in another language, but for a password, which is kept nowhere. */
export function keepTyped(form: HTMLFormElement): void {
  const controls = [...form.querySelectorAll<Control>('input, select, textarea')].filter(
    ({ name }) => name !== 'password',
  );
  const kept = new URLSearchParams(takeNote('typed'));
  for (const control of controls) {
    const value = kept.get(control.name);
    if (!value) continue;
    control.value = value;
    // Its options may come later.
    control.dataset['kept'] = value;
  }
  for (const choice of document.querySelectorAll('[data-language]'))
    choice.addEventListener('change', () =>
      leaveNote('typed', `${new URLSearchParams(controls.map(({ name, value }) => [name, value]))}`),
    );
}
