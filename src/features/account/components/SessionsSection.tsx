import { useMutation, useQuery } from '@tanstack/react-query';
import { Monitor } from 'lucide-react';
import { ActionButton } from '@/components/forms/ActionButton';
import { Unread } from '@/components/states/Unread';
import { Badge } from '@/components/ui/badge';
import { formatExact } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import { deviceName } from '@/lib/session/device';
import { toast } from '@/lib/toast';
import { endSessionsMutation } from '../mutations';
import { sessionsQuery } from '../queries';
import { Section } from './Section';

export function SessionsSection({ userId }: { userId: string }) {
  const query = useQuery(sessionsQuery(userId));
  const { data: sessions } = query;
  const end = useMutation(endSessionsMutation);
  return (
    <Section text={t('account.sessionsText')} title={t('account.sessions')}>
      {sessions ? null : <Unread query={query} rows={2} />}
      <ul className="empty:hidden">
        {sessions?.map(({ id, is_current: isCurrent, last_used_at: lastUsed, ip, user_agent: agent }) => {
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
                <ActionButton
                  aria-label={t('account.endNamed', { device })}
                  onAct={async () => {
                    await end.mutateAsync({ id });
                    toast.success(t('account.ended'));
                  }}
                  size="sm"
                  variant="outline"
                >
                  {t('account.end')}
                </ActionButton>
              )}
            </li>
          );
        })}
      </ul>
      {sessions && sessions.length > 1 ? (
        <ActionButton
          className="justify-self-start"
          onAct={async () => {
            await end.mutateAsync('others');
            toast.success(t('account.othersEnded'));
          }}
          size="sm"
          variant="destructive"
        >
          {t('account.endOthers')}
        </ActionButton>
      ) : null}
    </Section>
  );
}
