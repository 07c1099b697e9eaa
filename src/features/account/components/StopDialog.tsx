import { useMutation } from '@tanstack/react-query';
import { ActionButton } from '@/components/forms/ActionButton';
import { DialogBox } from '@/components/frame/Dialog';
import { t } from '@/lib/i18n/i18n';
import { leaveNote, takeNote } from '@/lib/session/notes';
import { stopMutation } from '../mutations';

export function StopDialog({ onStopped }: { onStopped: () => Promise<void> }) {
  const stop = useMutation(stopMutation);
  return (
    <DialogBox description={t('account.stopText')} title={t('account.stop')}>
      <ActionButton
        className="w-full"
        onAct={async () => {
          // First, because the end of the session redirects to the login and leaves its own message if there is none.
          leaveNote('flash', t('account.stopped'));
          try {
            await stop.mutateAsync();
          } catch (error) {
            takeNote('flash');
            throw error;
          }
          await onStopped();
        }}
        variant="destructive"
      >
        {t('account.stop')}
      </ActionButton>
    </DialogBox>
  );
}
