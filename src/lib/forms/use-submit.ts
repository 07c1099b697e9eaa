import { type SubmitEvent, useRef } from 'react';
import type { FieldErrors } from 'react-hook-form';
import { errorMessage } from '@/lib/data/errors';
import { t } from '@/lib/i18n/i18n';
import { toast } from '@/lib/toast';

/**
 * The `onSubmit` of a form: while one submission runs, another (a double click, Enter held down) does nothing, and a
 * failure is told in a toast with the words of its code. What went wrong before is no longer shown once no field is marked, or
 * the form has been sent.
 *
 * @example
 * const submit = useSubmit(handleSubmit((values) => login.mutateAsync(values), toastInvalid));
 */
export function useSubmit(handler: (event: SubmitEvent) => Promise<unknown>): (event: SubmitEvent) => void {
  const isRunning = useRef(false);
  return (event) => {
    event.preventDefault();
    if (isRunning.current) return;
    isRunning.current = true;
    const begun = Date.now();
    forgetWhenValid(event.currentTarget);
    handler(event)
      .then(() => void toast.forgetErrors(begun))
      .catch((error: unknown) => toast.error(errorMessage(error)))
      .finally(() => {
        isRunning.current = false;
      });
  };
}

/** Takes back what was wrong with a form as soon as none of its fields is marked. */
function forgetWhenValid(form: Element): void {
  const marks = new MutationObserver(() => {
    if (form.querySelector('[aria-invalid=true]')) return;
    marks.disconnect();
    void toast.forgetErrors();
  });
  marks.observe(form, { attributeFilter: ['aria-invalid'], subtree: true });
}

/**
 * Says that a form was not sent: with the one message that all marked fields share when it says more than "empty",
 * otherwise with 'Please fill the form correctly'.
 */
export function toastInvalid(errors: FieldErrors): void {
  const messages = new Set(Object.values(errors).map((error) => error?.message));
  const [only] = messages;
  const isTelling = messages.size === 1 && typeof only === 'string' && only !== t('common.required');
  toast.error(isTelling ? only : t('common.incomplete'));
}

/**
 * Says that a form was not sent, and brings the focus to the first field that is marked. For forms that check by themselves;
 * react-hook-form focuses by itself, see `toastInvalid`.
 */
export function refuseForm({ currentTarget: form }: SubmitEvent): void {
  toast.error(t('common.incomplete'));
  // The fields are marked by then.
  setTimeout(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
}
