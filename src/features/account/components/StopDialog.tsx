import { useMutation } from '@tanstack/react-query';
import { ActionButton } from '@/components/forms/ActionButton';
import { DialogBox } from '@/components/frame/Dialog';
import { t } from '@/lib/i18n/i18n';
import { stopMutation } from '../mutations';
import { leaveWith } from './leave';

export function StopDialog() {
  const stop = useMutation(stopMutation);
  return (
    <DialogBox description={t('account.stopText')} title={t('account.stop')}>
      <ActionButton
        className="w-full"
        onAct={() => leaveWith(t('account.stopped'), () => stop.mutateAsync())}
        variant="destructive"
      >
        {t('account.stop')}
      </ActionButton>
    </DialogBox>
  );
}
