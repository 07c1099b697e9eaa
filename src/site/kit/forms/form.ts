import { find } from '../dom';
import { forgetErrors, toast } from '../toast';
import { say, sayFailure } from '../words';

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export function faultOf({ value, dataset, validity }: Control): string {
  const text = value.trim();
  const { max = '', mismatch = '' } = dataset;
  if (!text) return say('required');
  // The database counts characters, not UTF-16 units.
  if (Array.from(text).length > Number(max)) return say('tooLong').replace('{max}', max);
  return validity.patternMismatch ? mismatch : '';
}

/**
 * Validates a form, sends one request at a time, and shows failures.
 * @param send rejects with an error code as the message
 * @param judge returns the error text of a field
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
      // Shows a message that all marked fields share, unless it only says "empty".
      const isTelling = first !== say('required') && faults.every((fault) => !fault || fault === first);
      toast('error', isTelling ? first : say('incomplete'));
      return;
    }
    forgetErrors();
    await send(controls);
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    // Ignores double clicks and a held Enter.
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

export function mark(control: Control, message: string): string {
  const place = find(`#${control.id}-error`);
  if (place) {
    place.hidden = !message;
    place.lastElementChild?.replaceChildren(message);
  }
  control.ariaInvalid = `${Boolean(message)}`;
  return message;
}
