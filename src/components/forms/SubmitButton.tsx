import { LoaderCircle } from 'lucide-react';
import type { ComponentProps, MouseEvent } from 'react';
import { Button } from '@/components/ui/button';

type SubmitButtonProps = Omit<ComponentProps<typeof Button>, 'type' | 'asChild'> & {
  /** The form is being sent: a second click does nothing, and the focus stays where it is. */
  pending: boolean;
};

/** The submit button of a form. */
export function SubmitButton({ pending, children, onClick, ...props }: SubmitButtonProps) {
  const hold = (event: MouseEvent<HTMLButtonElement>) => {
    if (pending) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Button aria-busy={pending} aria-disabled={pending} onClick={hold} type="submit" {...props}>
      {pending ? <LoaderCircle aria-hidden className="animate-spin" /> : null}
      {children}
    </Button>
  );
}
