import { Link } from '@tanstack/react-router';
import { DateText } from '@/components/display/DateText';
import { MoneyText } from '@/components/display/MoneyText';
import { t } from '@/lib/i18n/i18n';
import { earlierCases, type PersonOverview } from '@/operator/cases/queue/person-overview';
import { QUEUES } from '@/operator/kit/queues';
import { isWaiting } from '../waiting';

export function WaitingCases({ person }: { person: PersonOverview }) {
  const waiting = earlierCases(person).filter(isWaiting);
  if (waiting.length === 0) return <p className="text-muted-foreground">{t('desk.person.noWaiting')}</p>;
  return (
    <ul className="border-t">
      {waiting.map(({ id, queue, kind, created_at, amount_cents }) => (
        <li className="flex flex-wrap items-baseline gap-x-3 gap-y-1 border-b py-2" key={id}>
          <DateText iso={created_at} />
          <Link className="link" search={{ from: id, case: id }} to={QUEUES[queue].to}>
            {t(`desk.kind.${kind}`)}
          </Link>
          {amount_cents === undefined ? null : (
            <span className="ms-auto">
              <MoneyText cents={amount_cents} isSigned={kind === 'correction'} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
