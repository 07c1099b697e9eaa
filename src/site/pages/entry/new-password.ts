import type { judgePassword, strengthOf } from '@/lib/passwords/guess';
import { guessFault, LEAST_LETTERS } from '@/lib/passwords/rules';
import { root } from '@/site/kit/dom';
import { mark } from '@/site/kit/forms/form';
import { sayError } from '@/site/kit/words';

interface Guesses {
  judgePassword: typeof judgePassword;
  strengthOf: typeof strengthOf;
}

/** Loads the common passwords, a file shared with the application; skips the check on failure. */
const load = (): Promise<Guesses> => import(/* @vite-ignore */ root.dataset['guess'] ?? '') as Promise<Guesses>;

/**
 * Shows a new password's strength while typing.
 * @returns a check before sending that rejects with an error code
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
    // Ignores a result about earlier input.
    if (fault && field.value === value) mark(field, sayError(fault));
  };
  const meter = form.querySelector<HTMLProgressElement>('[data-strength]');
  const measure = async () => {
    const { value } = field;
    const guesses = await load().catch(() => undefined);
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
