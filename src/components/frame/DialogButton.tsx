import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { useDialogs } from '@/lib/forms/use-dialogs';
import { Dialog, DialogTrigger } from './Dialog';

interface DialogButtonProps extends Omit<ComponentProps<typeof Button>, 'children'> {
  label: ReactNode;
  Icon?: LucideIcon;
  /** Hides the button; an open dialog stays. */
  isHidden?: boolean;
  /** The `DialogBox`. It gets a function that closes it after its work, unless it was closed and opened again since. */
  children: (done: () => void) => ReactNode;
}

/** A button and the dialog that it opens, mounted only while open, so that closing clears what was typed. */
export function DialogButton({ label, Icon, isHidden = false, children, ...button }: DialogButtonProps) {
  const { dialog, done } = useDialogs();
  const state = dialog('only');
  return (
    <Dialog {...state}>
      {isHidden ? null : (
        <DialogTrigger asChild>
          <Button size="sm" variant="outline" {...button}>
            {Icon ? <Icon aria-hidden /> : null}
            <span className="contents">{label}</span>
          </Button>
        </DialogTrigger>
      )}
      {state.open ? children(done) : null}
    </Dialog>
  );
}
