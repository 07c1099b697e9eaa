import { find } from '../dom';
import { forgetErrors, toast } from '../toast';
import { say, sayFailure } from '../words';

/** What a visitor fills in. */
export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What is wrong with a value, in words; empty when nothing is. */
export function faultOf({ value, dataset, validity }: Control): string {
  const text = value.trim();
  const { max = '', mismatch = '' } = dataset;
  if (!text) return say('required');
  // As the database counts: by characters, not by the halves of a rare one.
  if (Array.from(text).length > Number(max)) return say('tooLong').replace('{max}', max);
  return validity.patternMismatch ? mismatch : '';
}

/**
 * Makes a form check its fields, send once at a time, and say what failed.
 * @param send rejects with the code of what failed as the message; while it is pending, the form sends nothing else
 * @param judge what is wrong with a field, in words
 */
export function startForm(
  form: HTMLFormElement,
  send: (controls: Control[]) => Promise<unknown>,
  judge: (control: Control) => string = faultOf,
): void {
  const controls = [...form.querySelectorAll<Control>('input, select, textarea')];
  const button = form.querySelector('[type=submit]');

  async function submit(): Promise<void> {
    const faults = controls.map((control) => mark(control, judge(control)));
    const first = faults.find(Boolean);
    if (first) {
      controls[faults.indexOf(first)]?.focus();
      // One message that all marked fields share is worth saying, unless it only says "empty".
      const isTelling = first !== say('required') && faults.every((fault) => !fault || fault === first);
      toast('error', isTelling ? first : say('incomplete'));
      return;
    }
    forgetErrors();
    await send(controls);
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    // A double click, Enter held down: one at a time.
    if (!button || button.ariaDisabled === 'true') return;
    button.ariaDisabled = 'true';
    submit()
      .catch((error: unknown) => toast('error', sayFailure(error)))
      .finally(() => {
        button.ariaDisabled = null;
      });
  });
  for (const control of controls)
    control.addEventListener('input', () => {
      if (control.ariaInvalid !== 'true') return;
      mark(control, judge(control));
      if (controls.every(({ ariaInvalid }) => ariaInvalid !== 'true')) forgetErrors();
    });
}

/** Shows what is wrong with a field, or that nothing is, and hands it on. */
export function mark(control: Control, message: string): string {
  const place = find(`#${control.id}-error`);
  if (place) {
    place.hidden = !message;
    place.lastElementChild?.replaceChildren(message);
  }
  control.ariaInvalid = `${Boolean(message)}`;
  return message;
}
