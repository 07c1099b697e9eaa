import { type ComponentProps, useState } from 'react';
import { useOnce } from '@/lib/forms/use-submit';
import { PendingButton } from './PendingButton';

type ActionButtonProps = Omit<ComponentProps<typeof PendingButton>, 'onClick' | 'pending' | 'type'> & {
  /** What it does, once at a time. A failure becomes a toast with the words of its code. */
  onAct: () => Promise<unknown>;
  /** The words of a failure, where those of its code are not enough. */
  failureText?: (error: unknown) => string;
};

/** A button that does one thing by itself, where nothing is filled in. */
export function ActionButton({ onAct, failureText, ...props }: ActionButtonProps) {
  const [isActing, setIsActing] = useState(false);
  const once = useOnce(failureText);
  const act = () =>
    once(async () => {
      setIsActing(true);
      try {
        await onAct();
      } finally {
        setIsActing(false);
      }
    });
  return <PendingButton {...props} onClick={act} pending={isActing} />;
}
