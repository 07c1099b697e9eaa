import { useInfiniteQuery } from '@tanstack/react-query';
import { Exact } from '@/components/display/Exact';
import { MoreButton } from '@/components/display/MoreRows';
import { Unread } from '@/components/states/Unread';
import { formatExact } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import { knownWord, wordOf } from '@/lib/i18n/word-of';
import { deviceName } from '@/lib/session/device';
import { historyQuery } from '../queries';
import { Section } from './Section';

function eventText({ kind, is_new_device: isNew }: { kind: string; is_new_device: boolean }): string {
  if (kind === 'signed_in' && isNew) return t('notifications.security.new_device');
  return knownWord('account.events', kind) ?? wordOf('notifications.security', kind);
}

export function HistorySection({ userId }: { userId: string }) {
  const list = useInfiniteQuery(historyQuery(userId));
  const { data: events } = list;
  return (
    <Section text={t('account.historyText')} title={t('account.history')}>
      {events ? null : <Unread query={list} rows={3} />}
      {events?.length === 0 ? <p className="text-muted-foreground">{t('account.historyEmpty')}</p> : null}
      <ul className="empty:hidden">
        {events?.map((event) => {
          const { id, ip, user_agent: agent, detail, created_at: at } = event;
          return (
            <li className="flex flex-wrap justify-between gap-x-6 gap-y-0.5 border-b py-2.5 text-sm" key={id}>
              <span className="min-w-0">
                <span>{eventText(event)}</span>
                {detail ? <Exact className="text-muted-foreground block">{detail}</Exact> : null}
              </span>
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
      {events ? <MoreButton list={list} /> : null}
    </Section>
  );
}
