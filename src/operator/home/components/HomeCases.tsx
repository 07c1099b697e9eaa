import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { MoneyText } from '@/components/display/MoneyText';
import { TitledSection } from '@/components/frame/TitledSection';
import { buttonVariants } from '@/components/ui/button';
import { formatAge, formatExact } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import type { Home } from '@/operator/kit/home';
import { type CaseQueue, QUEUES, queueWord } from '@/operator/kit/queues';
import { Folded } from './Folded';

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

interface CaseLineProps {
  queue: CaseQueue;
  id: string;
  name?: string;
  facts: ReactNode;
  note: string;
}

function CaseLine({ queue, id, name, facts, note }: CaseLineProps) {
  const label = name === undefined ? queueWord(queue) : `${queueWord(queue)}: ${name}`;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-0.5 border-b py-1.5 text-sm">
      <bdi className="font-medium wrap-anywhere">{label}</bdi>
      {facts}
      <span className="text-muted-foreground wrap-anywhere">{note}</span>
      <span className="ms-auto">
        <OpenCase id={id} label={label} queue={queue} words={t('operations.review.open')} />
      </span>
    </li>
  );
}

export function LateCases({ late }: { late: Home['late'] }) {
  if (late.length === 0) return null;
  return (
    <Folded name={t('overview.lateCases')} note={late.length}>
      <ul className="border-t">
        {late.map(({ queue, id, person_name, amount_cents, created_at, opened_by }) => (
          <CaseLine
            facts={
              <>
                {amount_cents === null ? null : <MoneyText cents={amount_cents} isSigned={queue === 'corrections'} />}
                <time dateTime={created_at} title={formatExact(created_at)}>
                  {formatAge(created_at)}
                </time>
              </>
            }
            id={id}
            key={`${queue} ${id}`}
            name={person_name}
            note={opened_by === null ? '' : t('overview.openedBy', { name: opened_by })}
            queue={queue}
          />
        ))}
      </ul>
    </Folded>
  );
}

export function HeldCases({ held }: { held: Home['held'] }) {
  if (held.length === 0) return null;
  return (
    <TitledSection title={t('overview.held')}>
      <ul className="border-t">
        {held.map(({ queue, id, operator_name, until }) => (
          <CaseLine
            facts={null}
            id={id}
            key={`${queue} ${id}`}
            note={t('overview.heldBy', { name: operator_name, time: formatExact(until) })}
            queue={queue}
          />
        ))}
      </ul>
    </TitledSection>
  );
}
