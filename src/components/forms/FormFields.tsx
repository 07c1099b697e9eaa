import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';

/** Disables the fields while the form is sent. Keep the submit button outside, so that it keeps the focus. */
export function FormFields({ children }: { children: ReactNode }) {
  const { isSubmitting: isSending } = useFormState();
  const fields = useRef<HTMLFieldSetElement>(null);
  const left = useRef<Element | null>(null);
  const wasSending = useRef(false);
  // A disabled field loses the focus and cannot receive it when its check fails.
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    if (isSending) left.current = fields.current?.contains(activeElement) ? activeElement : null;
    if (!isSending && wasSending.current) {
      const isLost = activeElement === body || activeElement === left.current;
      const field = fields.current?.querySelector('[aria-invalid=true]') ?? (isLost ? left.current : undefined);
      if (field instanceof HTMLElement) field.focus();
    }
    wasSending.current = isSending;
  }, [isSending]);
  return (
    <fieldset className="contents" disabled={isSending} ref={fields}>
      {children}
    </fieldset>
  );
}
