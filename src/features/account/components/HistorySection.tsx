import { useQuery } from '@tanstack/react-query';
import { ErrorPanel } from '@/components/states/ErrorPanel';
import { SkeletonRows } from '@/components/ui/skeleton';
import { formatExact } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import { deviceName } from '@/lib/session/device';
import { historyQuery } from '../queries';
import { Section } from './Section';

const KINDS = ['signed_in', 'session_ended', 'password_changed', 'email_changed', 'data_exported'] as const;

/** What happened to the account, sign-ins among it. */
export function HistorySection({ userId }: { userId: string }) {
  return (
    <Section text={t('account.historyText')} title={t('account.history')}>
      <History userId={userId} />
    </Section>
  );
}

function History({ userId }: { userId: string }) {
  const { data: events, error, refetch } = useQuery(historyQuery(userId));
  if (!events) {
    return error ? <ErrorPanel error={error} onRetry={() => void refetch()} /> : <SkeletonRows rows={3} />;
  }
  if (events.length === 0) return <p className="text-muted-foreground">{t('account.historyEmpty')}</p>;
  return (
    <ul>
      {events.map(({ id, kind, ip, user_agent: agent, created_at: at }) => {
        const known = KINDS.find((each) => each === kind);
        return (
          <li className="flex flex-wrap justify-between gap-x-6 gap-y-0.5 border-b py-2.5 text-sm" key={id}>
            <span>{known ? t(`account.events.${known}`) : kind}</span>
            <span className="text-muted-foreground">
              {agent ? (
                <>
                  <bdi>{deviceName(agent) ?? t('account.unknownDevice')}</bdi>
                  {' · '}
                </>
              ) : null}
              {typeof ip === 'string' ? (
                <>
                  <bdi dir="ltr">{ip}</bdi>
                  {' · '}
                </>
              ) : null}
              <bdi>
                <time dateTime={at}>{formatExact(at)}</time>
              </bdi>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
