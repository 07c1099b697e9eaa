import { useMutation } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { ActionButton } from '@/components/forms/ActionButton';
import { AuthHeading } from '@/features/auth/components/AuthHeading';
import { Ended } from '@/features/auth/components/Ended';
import { toAppError } from '@/lib/data/errors';
import { t } from '@/lib/i18n/i18n';
import { newsletterMutation } from '../mutations';

/** Opening the page does nothing, because mail scanners open links too. */
export function NewsletterPage() {
  const { token, leave: leaving } = useSearch({ from: '/_auth/newsletter' });
  const leave = leaving !== undefined;
  const decide = useMutation(newsletterMutation);
  const code = decide.isError ? toAppError(decide.error).code : undefined;

  if (token === undefined || code === 'link_unknown') {
    return <Ended text={t('newsletter.failed.unknown')} title={t('auth.confirmed.failedTitle')} />;
  }
  if (code === 'link_expired') {
    return <Ended text={t('newsletter.failed.expired')} title={t('auth.confirmed.failedTitle')} />;
  }
  if (decide.isSuccess) {
    return leave ? (
      <Ended text={t('newsletter.leave.doneText')} title={t('newsletter.leave.done')} />
    ) : (
      <Ended text={t('newsletter.confirm.doneText')} title={t('newsletter.confirm.done')} />
    );
  }
  return (
    <>
      {leave ? (
        <AuthHeading lead={t('newsletter.leave.lead')} title={t('newsletter.leave.title')} />
      ) : (
        <AuthHeading lead={t('newsletter.confirm.lead')} title={t('newsletter.confirm.title')} />
      )}
      <ActionButton className="w-full" onAct={() => decide.mutateAsync({ token, leave })}>
        {leave ? t('newsletter.leave.submit') : t('newsletter.confirm.submit')}
      </ActionButton>
    </>
  );
}
