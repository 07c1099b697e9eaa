import { type SubmitEvent, useRef } from 'react';
import type { FieldErrors } from 'react-hook-form';
import { errorMessage } from '@/lib/data/errors';
import { t } from '@/lib/i18n/i18n';
import { toast } from '@/lib/toast';

/** Runs one thing at a time; a double click does nothing. A failure becomes a toast. @param say its words */
export function useOnce(say = errorMessage): (work: () => Promise<unknown>) => void {
  const isRunning = useRef(false);
  return (work) => {
    if (isRunning.current) return;
    isRunning.current = true;
    const begun = Date.now();
    work()
      .then(() => void toast.forgetErrors(begun))
      .catch((error: unknown) => toast.error(say(error)))
      .finally(() => {
        isRunning.current = false;
      });
  };
}

/** The `onSubmit` of `Form`. What went wrong before is no longer shown once no field is marked, or the form has been sent. */
export function useSubmit(
  handler: (event: SubmitEvent) => Promise<unknown>,
  say = errorMessage,
): (event: SubmitEvent) => void {
  const once = useOnce(say);
  return (event) => {
    event.preventDefault();
    once(() => {
      forgetWhenValid(event.currentTarget);
      return handler(event);
    });
  };
}

function forgetWhenValid(form: Element): void {
  const marks = new MutationObserver(() => {
    if (form.querySelector('[aria-invalid=true]')) return;
    marks.disconnect();
    void toast.forgetErrors();
  });
  marks.observe(form, { attributeFilter: ['aria-invalid'], subtree: true });
}

/** Says only that a form was not sent, where each field says by itself what is wrong with it. */
export const toastIncomplete = (): void => toast.error(t('common.incomplete'));

/** Says what is wrong if all invalid fields agree and it is not "empty"; otherwise that the form is incomplete. */
export function toastInvalid(errors: FieldErrors): void {
  const messages = new Set(Object.values(errors).map((error) => error?.message));
  const [only] = messages;
  const isTelling = messages.size === 1 && typeof only === 'string' && only !== t('common.required');
  toast.error(isTelling ? only : t('common.incomplete'));
}
