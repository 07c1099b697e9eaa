import { LoaderCircle } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/button';

type SubmitButtonProps = Omit<ComponentProps<typeof Button>, 'type'> & {
  /** The form is being sent. */
  pending: boolean;
};

/** The submit button of a form. */
export function SubmitButton({ pending, children, ...props }: SubmitButtonProps) {
  return (
    <Button pending={pending} type="submit" {...props}>
      {pending ? <LoaderCircle aria-hidden className="animate-spin" /> : null}
      <span className="contents">{children}</span>
    </Button>
  );
}
