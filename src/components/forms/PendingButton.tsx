import { LoaderCircle } from 'lucide-react';
import type { ComponentProps, MouseEvent } from 'react';
import { Button } from '@/components/ui/button';

type PendingButtonProps = ComponentProps<typeof Button> & {
  /** What it began is not done yet: a second click does nothing, and the focus stays, which `disabled` would take away. */
  pending: boolean | undefined;
};

const hold = (event: MouseEvent) => event.preventDefault();

/** A button of something that takes its time. */
export function PendingButton({ pending, onClick, children, type = 'button', ...props }: PendingButtonProps) {
  return (
    <Button aria-busy={pending} aria-disabled={pending} onClick={pending ? hold : onClick} type={type} {...props}>
      {pending ? <LoaderCircle aria-hidden className="animate-spin" /> : null}
      <span className="contents">{children}</span>
    </Button>
  );
}
