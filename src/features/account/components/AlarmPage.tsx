import { useMutation } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { ActionButton } from '@/components/forms/ActionButton';
import { AuthHeading } from '@/features/auth/components/AuthHeading';
import { Ended } from '@/features/auth/components/Ended';
import { toAppError } from '@/lib/data/errors';
import { t } from '@/lib/i18n/i18n';
import { alarmMutation } from '../mutations';

/** Opening the page does nothing, because mail scanners open links too. */
export function AlarmPage() {
  const { token } = useSearch({ from: '/_auth/not-me' });
  const alarm = useMutation(alarmMutation);
  if (token === undefined || (alarm.isError && toAppError(alarm.error).code === 'link_expired')) {
    return <Ended text={t('alarm.failedText')} title={t('alarm.failed')} />;
  }
  if (alarm.isSuccess) return <Ended text={t('alarm.doneText')} title={t('alarm.done')} />;
  return (
    <>
      <AuthHeading lead={t('alarm.lead')} title={t('alarm.title')} />
      <ActionButton className="w-full" onAct={() => alarm.mutateAsync(token)} variant="destructive">
        {t('alarm.submit')}
      </ActionButton>
    </>
  );
}
