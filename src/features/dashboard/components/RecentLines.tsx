import { Link } from '@tanstack/react-router';
import { MoneyText } from '@/components/display/MoneyText';
import { formatDate } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import { bookedDay, earlierDay, forDay, lineWords } from '../lines';
import type { Line } from '../queries';

export function RecentLines({ lines }: { lines: readonly Line[] }) {
  return (
    <section aria-labelledby="recent">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <h2 className="text-lg font-semibold" id="recent">
          {t('portfolio.recent.title')}
        </h2>
        <Link className="link text-sm" search={{ tab: 'statement' }} to="/transactions">
          {t('portfolio.recent.all')}
        </Link>
      </div>
      <ul className="mt-3 border-t" data-moves>
        {lines.map((line) => (
          <li className="flex items-start justify-between gap-4 border-b py-3 text-sm" key={line.id}>
            <span className="grid gap-0.5">
              {lineWords(line)}
              <span className="text-muted-foreground text-[0.8125rem] tabular-nums">
                <time dateTime={line.booked_at}>{formatDate(bookedDay(line))}</time>
                <span>{earlierDay(line) ? ` ${forDay(line)}` : null}</span>
              </span>
            </span>
            {line.change_cents === 0 ? (
              <MoneyText cents={line.amount_cents} className="text-muted-foreground" />
            ) : (
              <MoneyText cents={line.change_cents} className="font-medium" isSigned />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
