import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { MoneyText } from '@/components/MoneyText';
import { Skeleton } from '@/components/ui/skeleton';
import { formatDay } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import { bookedDay, lineWords, recentLinesQuery } from '../lines';

/** The last lines of the books, and the way to all of them. */
export function RecentLines({ userId }: { userId: string }) {
  const { data: lines, isError } = useQuery(recentLinesQuery(userId));
  return (
    <section aria-labelledby="recent">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-lg font-semibold" id="recent">
          {t('portfolio.recent.title')}
        </h2>
        <Link className="link text-sm" search={{ tab: 'statement' }} to="/transactions">
          {t('portfolio.recent.all')}
        </Link>
      </div>
      {isError && !lines ? (
        <p className="text-muted-foreground mt-3 text-sm">{t('portfolio.recent.failed')}</p>
      ) : null}
      {lines || isError ? null : <Skeleton className="mt-3 h-72" />}
      {lines ? (
        <ul className="mt-3 border-t">
          {lines.map((line) => (
            <li className="flex items-start justify-between gap-4 border-b py-3 text-sm" key={line.id}>
              <span className="grid gap-0.5">
                {lineWords(line)}
                <time
                  className="text-muted-foreground text-[0.8125rem] tabular-nums"
                  dateTime={line.booked_at}
                >
                  {formatDay(bookedDay(line))}
                </time>
              </span>
              {line.change_cents === 0 ? (
                <MoneyText cents={line.amount_cents} className="text-muted-foreground" />
              ) : (
                <MoneyText cents={line.change_cents} className="font-medium" isSigned />
              )}
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
