import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useDialogs } from '@/lib/forms/use-dialogs';
import { t } from '@/lib/i18n/i18n';
import { toast } from '@/lib/toast';

/**
 * A dialog about something that may disappear; then it closes with a toast. Its subject is the `key` of the component
 * that calls this, or of a parent.
 * @returns props for `Dialog`, a callback for the answer, and one that closes it afterwards.
 */
export function useQuestionDialog() {
  const { dialog, done } = useDialogs();
  const router = useRouter();
  const isAsking = useRef(false);
  useEffect(() => {
    const { pathname } = router.state.location;
    const content = document.querySelector('#content');
    return () => {
      // Otherwise the operator has left its page.
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
