import { useMutation, useQuery } from '@tanstack/react-query';
import { Monitor } from 'lucide-react';
import { PendingButton } from '@/components/forms/PendingButton';
import { ErrorPanel } from '@/components/states/ErrorPanel';
import { SkeletonRows } from '@/components/states/SkeletonRows';
import { Badge } from '@/components/ui/badge';
import { errorMessage } from '@/lib/data/errors';
import { formatExact } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import { deviceName } from '@/lib/session/device';
import { toast } from '@/lib/toast';
import { endSessionsMutation } from '../mutations';
import { sessionsQuery } from '../queries';
import { Section } from './Section';

export function SessionsSection({ userId }: { userId: string }) {
  const { data: sessions, error, refetch } = useQuery(sessionsQuery(userId));
  const end = useMutation({
    ...endSessionsMutation,
    onSuccess: (_ended, which) => toast.success(which === 'others' ? t('account.othersEnded') : t('account.ended')),
    onError: (failure) => toast.error(errorMessage(failure)),
  });
  if (!sessions) {
    return (
      <Section text={t('account.sessionsText')} title={t('account.sessions')}>
        {error ? <ErrorPanel error={error} onRetry={() => void refetch()} /> : <SkeletonRows rows={2} />}
      </Section>
    );
  }
  return (
    <Section text={t('account.sessionsText')} title={t('account.sessions')}>
      <ul>
        {sessions.map(({ id, is_current: isCurrent, last_used_at: lastUsed, ip, user_agent: agent }) => {
          const device = deviceName(agent) ?? t('account.unknownDevice');
          return (
            <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b py-3 first:pt-0" key={id}>
              <Monitor aria-hidden className="text-muted-foreground size-5 shrink-0" />
              <div className="grid min-w-0 flex-1 basis-52 gap-0.5">
                <p className="flex flex-wrap items-center gap-2 font-medium">
                  {device}
                  {isCurrent ? <Badge variant="default">{t('account.thisSession')}</Badge> : null}
                </p>
                <p className="text-muted-foreground text-sm">
                  <span>{t('account.lastUsed', { when: formatExact(lastUsed) })}</span>
                  {typeof ip === 'string' ? (
                    <>
                      {' · '}
                      <bdi dir="ltr">{ip}</bdi>
                    </>
                  ) : null}
                </p>
              </div>
              {isCurrent ? null : (
                <PendingButton
                  aria-label={t('account.endNamed', { device })}
                  onClick={() => end.mutate({ id })}
                  pending={end.isPending}
                  size="sm"
                  variant="outline"
                >
                  {t('account.end')}
                </PendingButton>
              )}
            </li>
          );
        })}
      </ul>
      {sessions.length > 1 ? (
        <PendingButton
          className="justify-self-start"
          onClick={() => end.mutate('others')}
          pending={end.isPending}
          size="sm"
          variant="destructive"
        >
          {t('account.endOthers')}
        </PendingButton>
      ) : null}
    </Section>
  );
}
