import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Face } from '@/components/display/Face';
import { TitledSection } from '@/components/frame/TitledSection';
import { StrategyBadge } from '@/domain/strategies/StrategyBadge';
import { formatDate } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import { copiesQuery, copyRequestsQuery, hasWaiting, type OwnCopy } from '../queries';
import { isLeavable, sinceText, statusText } from '../status';
import { CopyFigures } from './CopyFigures';
import { RedeemDialog } from './RedeemDialog';
import { WaitingRequests } from './WaitingRequests';

function Copy({ userId, copy }: { userId: string; copy: OwnCopy }) {
  const { pool_id: id, title, status, changed_at, is_mine, ended_at } = copy;
  // Former copiers need no explanation.
  const text = status === 'closed' ? undefined : statusText(status);
  const since = sinceText(status, changed_at);
  const { data: requests = [] } = useQuery({ ...copyRequestsQuery(userId, id), enabled: hasWaiting(copy) });
  const waiting = hasWaiting(copy) ? requests.filter((request) => request.status === 'waiting') : [];
  return (
    <li className="@container grid grid-cols-1 gap-4 border-b py-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Face className="size-8 text-xs" name={title} />
        <h3 className="min-w-0 flex-1 font-semibold wrap-anywhere">
          <Link className="hover:underline" search={{ id }} to="/strategies/view">
            <bdi>{title}</bdi>
          </Link>
        </h3>
        <StrategyBadge status={status} />
        {is_mine ? <p className="text-muted-foreground w-full text-sm">{t('copying.list.own')}</p> : null}
        {text ? <p className="text-warning w-full text-sm">{text}</p> : null}
        {since ? <p className="text-muted-foreground w-full text-sm">{since}</p> : null}
        {ended_at ? (
          <p className="text-muted-foreground w-full text-sm">
            {t('copying.mine.ended', { day: formatDate(ended_at.slice(0, 10)) })}
          </p>
        ) : null}
      </div>
      <CopyFigures copy={copy} />
      <WaitingRequests heading="h4" requests={waiting} />
      <div className="flex flex-wrap items-center gap-4">
        {ended_at === null && isLeavable(status) ? <RedeemDialog copy={copy} /> : null}
        <Link className="link text-sm" search={{ id }} to="/strategies/view">
          {t('copying.mine.open')}
          <span className="sr-only">: {title}</span>
        </Link>
      </div>
    </li>
  );
}

export function MyCopies({ userId }: { userId: string }) {
  const { data: copies } = useSuspenseQuery(copiesQuery(userId));
  return (
    <TitledSection className="gap-0" title={t('copying.mine.title')}>
      {copies.length === 0 ? (
        <p className="text-muted-foreground mt-1 text-sm">{t('copying.mine.none')}</p>
      ) : (
        <ul>
          {copies.map((copy) => (
            <Copy copy={copy} key={copy.pool_id} userId={userId} />
          ))}
        </ul>
      )}
      <Link className="link mt-3 justify-self-start text-sm" to="/strategies">
        {t('copying.mine.go')}
      </Link>
    </TitledSection>
  );
}
