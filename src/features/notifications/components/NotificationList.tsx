import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { MoreButton } from '@/components/display/MoreRows';
import { Quoting } from '@/components/display/Quoting';
import { ActionButton } from '@/components/forms/ActionButton';
import { EmptyState } from '@/components/states/EmptyState';
import { Unread } from '@/components/states/Unread';
import { errorMessage } from '@/lib/data/errors';
import { isEnglish } from '@/lib/date-forms';
import { formatExact } from '@/lib/dates';
import { currentLanguage, t } from '@/lib/i18n/i18n';
import { languageOf } from '@/lib/i18n/languages';
import { toast } from '@/lib/toast';
import { readMutation } from '../mutations';
import { type Notification, notificationsQuery } from '../queries';
import { notificationText, placeOf, reasonOf } from '../words';

const DAY_MS = 86_400_000;

interface NotificationListProps {
  userId: string;
  hasUnread: boolean;
  onLeave: () => void;
}

export function NotificationList({ userId, hasUnread, onLeave }: NotificationListProps) {
  const list = useInfiniteQuery(notificationsQuery(userId));
  const { data: rows } = list;
  const read = useMutation({ ...readMutation, onError: (failure) => toast.error(errorMessage(failure)) });
  if (!rows) return <Unread query={list} />;
  if (rows.length === 0) return <EmptyState text={t('notifications.emptyText')} title={t('notifications.empty')} />;
  return (
    <div className="grid gap-4">
      {hasUnread ? (
        <ActionButton className="justify-self-start" onAct={() => read.mutateAsync('all')} size="sm" variant="outline">
          {t('notifications.readAll')}
        </ActionButton>
      ) : null}
      <ul className="border-t">
        {rows.map((row, place) => (
          <li className="border-b" key={row.id}>
            {nearDay(row) === nearDay(rows[place - 1]) ? null : (
              <h3 className="eyebrow pt-4 pb-1 first-letter:uppercase">{nearDay(row)}</h3>
            )}
            <Entry
              notification={row}
              onChoose={() => {
                if (row.read_at === null) read.mutate({ id: row.id });
                onLeave();
              }}
            />
          </li>
        ))}
      </ul>
      <MoreButton label={t('notifications.earlier')} list={list} />
    </div>
  );
}

/** The reader's day of a notification: today, yesterday, or its date. */
function nearDay(notification: Notification | undefined): string {
  if (!notification) return '';
  const { locale } = languageOf(currentLanguage());
  const date = new Date(notification.created_at);
  const days = Math.round((new Date().setHours(0, 0, 0, 0) - new Date(date).setHours(0, 0, 0, 0)) / DAY_MS);
  return days < 2
    ? new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-days, 'day')
    : date.toLocaleDateString(isEnglish(locale) ? 'en-GB' : locale, {
        day: 'numeric',
        month: 'short',
        year: 'numeric',
      });
}

function Entry({ notification, onChoose }: { notification: Notification; onChoose: () => void }) {
  const { created_at: at, read_at: readAt } = notification;
  const reason = reasonOf(notification);
  return (
    <Link
      {...placeOf(notification)}
      className="hover:bg-muted grid grid-cols-[0.5rem_minmax(0,1fr)] gap-x-3 rounded-sm py-3 pe-2"
      onClick={onChoose}
    >
      <span className={readAt === null ? 'bg-primary mt-2 size-2 rounded-full forced-colors:bg-[Highlight]' : ''}>
        {readAt === null ? <span className="sr-only">{t('notifications.new')}</span> : null}
      </span>
      <span className="grid gap-0.5">
        <span className={readAt === null ? 'font-medium' : ''}>{notificationText(notification)}</span>
        {reason ? (
          <span className="text-muted-foreground text-sm wrap-anywhere">
            <Quoting sentence={(words) => t('notifications.reason', { reason: words })}>{reason}</Quoting>
          </span>
        ) : null}
        <time className="text-muted-foreground text-[0.8125rem]" dateTime={at}>
          {formatExact(at)}
        </time>
      </span>
    </Link>
  );
}
