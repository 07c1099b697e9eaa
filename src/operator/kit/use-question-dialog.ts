import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useDialogs } from '@/lib/forms/use-dialogs';
import { t } from '@/lib/i18n/i18n';
import { toast } from '@/lib/toast';

/**
 * A dialog that asks about something that may end under it: then the dialog goes with it, which is said. What it asks about is
 * the `key` of the component that calls this, or of one around it.
 *
 * @returns what its `Dialog` needs, what to call when the question is answered, and what closes it afterwards.
 */
export function useQuestionDialog() {
  const { dialog, done } = useDialogs();
  const router = useRouter();
  const isAsking = useRef(false);
  useEffect(() => {
    const { pathname } = router.state.location;
    const content = document.querySelector('#content');
    return () => {
      // Otherwise it has gone with its page, which the operator has left.
      const isStillThere = content?.isConnected && router.state.location.pathname === pathname;
      if (isAsking.current && isStillThere) toast.info(t('switches.ended'));
    };
  }, [router]);
  const { open, onOpenChange } = dialog('question');
  return {
    dialog: {
      open,
      onOpenChange: (isOpen: boolean) => {
        isAsking.current = isOpen;
        onOpenChange(isOpen);
      },
    },
    answered: () => {
      isAsking.current = false;
    },
    done,
  };
}
