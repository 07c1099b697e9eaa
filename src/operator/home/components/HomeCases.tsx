import { Link } from '@tanstack/react-router';
import { TitledSection } from '@/components/frame/TitledSection';
import { buttonVariants } from '@/components/ui/button';
import { formatExact } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import type { Home } from '@/operator/kit/home';
import { type CaseQueue, QUEUES, queueWord } from '@/operator/kit/queues';

/** Opens a case from a row of the overview. */
export function OpenCase({ queue, id, label, words }: { queue: CaseQueue; id: string; label: string; words: string }) {
  return (
    <Link
      aria-label={`${words}: ${label}`}
      className={buttonVariants({ variant: 'outline', size: 'sm' })}
      search={{ from: id, case: id }}
      to={QUEUES[queue].to}
    >
      {words}
    </Link>
  );
}

export function HeldCases({ held }: { held: Home['held'] }) {
  if (held.length === 0) return null;
  return (
    <TitledSection title={t('overview.held')}>
      <ul className="border-t">
        {held.map(({ queue, id, operator_name, until }) => (
          <li className="flex flex-wrap items-center gap-x-4 gap-y-0.5 border-b py-1.5 text-sm" key={`${queue} ${id}`}>
            <span className="font-medium">{queueWord(queue)}</span>
            <span className="text-muted-foreground wrap-anywhere">
              {t('overview.heldBy', { name: operator_name, time: formatExact(until) })}
            </span>
            <span className="ms-auto">
              <OpenCase id={id} label={queueWord(queue)} queue={queue} words={t('operations.review.open')} />
            </span>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
