import type { ComponentProps } from 'react';
import { useFormState } from 'react-hook-form';
import { PendingButton } from './PendingButton';

/** The submit button of the `Form` around it; `pending` adds to the time in which it is being sent. */
export function SubmitButton({
  pending = false,
  ...props
}: Omit<ComponentProps<typeof PendingButton>, 'type' | 'pending'> & { pending?: boolean }) {
  const { isSubmitting } = useFormState();
  return <PendingButton {...props} pending={isSubmitting || pending} type="submit" />;
}
