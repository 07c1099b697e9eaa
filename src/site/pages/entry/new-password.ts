import type { judgePassword, strengthOf } from '@/lib/passwords/guess';
import { guessFault, LEAST_LETTERS } from '@/lib/passwords/rules';
import { root } from '@/site/kit/dom';
import { mark } from '@/site/kit/forms/form';
import { sayError } from '@/site/kit/words';

interface Guesses {
  judgePassword: typeof judgePassword;
  strengthOf: typeof strengthOf;
}

/** Fetches the list of common passwords: a file that the application shares. Where that fails, the check is left out. */
const load = (): Promise<Guesses> =>
  import(/* @vite-ignore */ root.dataset['guess'] ?? '') as Promise<Guesses>;

/**
 * Says next to the field for a new password, while it is typed, how hard it is to guess, and if it is too easy.
 * @returns refuses such a password before the form is sent: rejects with the code of the fault
 */
export function startNewPassword(form: HTMLFormElement): () => Promise<void> {
  const field = form.querySelector<HTMLInputElement>('[data-new]');
  if (!field) return () => Promise.resolve();
  const own = () =>
    ['name', 'email'].map((name) => form.querySelector<HTMLInputElement>(`[name=${name}]`)?.value ?? '');
  const judge = () => guessFault(load, field.value, own());
  field.addEventListener('focus', () => void load().catch(() => undefined), { once: true });
  const tell = async () => {
    const { value } = field;
    const fault = value.length < LEAST_LETTERS ? undefined : await judge();
    // An answer about what was typed before does not count.
    if (fault && field.value === value) mark(field, sayError(fault));
  };
  const meter = form.querySelector<HTMLProgressElement>('[data-strength]');
  const measure = async () => {
    const { value } = field;
    const guesses = await load().catch(() => undefined);
    // Without the list there is nothing to show.
    if (!meter || !guesses || field.value !== value) return;
    meter.hidden = value === '';
    meter.value = guesses.strengthOf(value, own());
  };
  field.addEventListener('input', () => {
    void tell();
    void measure();
  });
  return async () => {
    const fault = await judge();
    if (!fault) return;
    field.focus();
    throw new Error(fault);
  };
}
