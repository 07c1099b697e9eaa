import { ask } from './api';
import { find, read } from './dom';

const TOAST_MS = 5000;

type Control = HTMLInputElement | HTMLTextAreaElement;

/** Makes the forms of the page check, send and answer. */
export function startForms(): void {
  const words: unknown = JSON.parse(find('#words')?.textContent ?? '');
  /** The words of `form-words.ts` for a code. */
  const say = (code: string) => read(words, code) || read(words, 'unknown');

  /** What is wrong with a value, in words; empty when nothing is. */
  function fault({ value, type, dataset }: Control): string {
    const text = value.trim();
    const max = Number(dataset['max']);
    if (!text) return say('required');
    // As the database counts: by characters, not by the halves of a rare one.
    if (Array.from(text).length > max) return say('tooLong').replace('{max}', `${max}`);
    return type === 'email' && !/^[^@\s]+@[^@\s]+$/.test(text) ? say('invalid_email') : '';
  }

  for (const form of document.querySelectorAll<HTMLFormElement>('[data-form]')) {
    const controls = [...form.querySelectorAll<Control>('input, textarea')];
    const button = form.querySelector('button');

    async function send(): Promise<void> {
      const faults = controls.map((control) => mark(control, fault(control)));
      const wrong = faults.filter(Boolean);
      if (wrong.length > 0) {
        controls[faults.findIndex(Boolean)]?.focus();
        // One message that all marked fields share is worth saying, unless it only says "empty".
        const [first = ''] = wrong;
        const isTelling = first !== say('required') && wrong.every((message) => message === first);
        toast('error', isTelling ? first : say('incomplete'));
        return;
      }
      const body = Object.fromEntries(controls.map(({ name, value }) => [name, value.trim()]));
      const { lang } = document.documentElement;
      await ask(form.dataset['form'] ?? '', lang === 'en' ? body : { ...body, language: lang });
      toast('success', form.dataset['sent'] ?? '');
      form.reset();
    }

    form.addEventListener('submit', (event) => {
      event.preventDefault();
      // A double click, Enter held down: one at a time.
      if (button?.ariaDisabled === 'true') return;
      button?.setAttribute('aria-disabled', 'true');
      send()
        .catch((error: unknown) => toast('error', say(read(error, 'message'))))
        .finally(() => button?.removeAttribute('aria-disabled'));
    });
    form.addEventListener('input', ({ target }) => {
      const control = controls.find((candidate) => candidate === target);
      if (control?.ariaInvalid === 'true') mark(control, fault(control));
    });
  }
}

/** Shows what is wrong with a field, or that nothing is, and hands it on. */
function mark(control: Control, message: string): string {
  const id = `${control.id}-error`;
  const place = find(`#${id}`);
  if (place) {
    place.hidden = !message;
    place.querySelector('span')?.replaceChildren(message);
  }
  control.setAttribute('aria-invalid', `${Boolean(message)}`);
  if (message) control.setAttribute('aria-describedby', id);
  else control.removeAttribute('aria-describedby');
  return message;
}

/** Shows a message for five seconds: errors at the bottom, successes at the top. The same one twice is shown once. */
function toast(kind: 'error' | 'success', message: string): void {
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
