import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';

/**
 * The fields of a form that takes its time to be sent. Until it has been, they rest: what they show is what is sent. The
 * submit button stands outside, where it keeps the focus.
 */
export function FormFields({ children }: { children: ReactNode }) {
  const { isSubmitting: isSending } = useFormState();
  const fields = useRef<HTMLFieldSetElement>(null);
  const left = useRef<Element | null>(null);
  const wasSending = useRef(false);
  // A field that rests loses the focus, and cannot be given it when the check finds it at fault.
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    if (isSending) left.current = fields.current?.contains(activeElement) ? activeElement : null;
    if (!isSending && wasSending.current) {
      const isLost = activeElement === body || activeElement === left.current;
      const field =
        fields.current?.querySelector('[aria-invalid=true]') ?? (isLost ? left.current : undefined);
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
