import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { MoneyText } from '@/components/display/MoneyText';
import { formatAge, formatExact } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import { QUEUE_PAGES, queueWord } from '@/operator/cases/queue/pages';
import type { CaseQueue } from '@/operator/cases/queue/queries';
import type { Home } from '../queries';
import { HomeSection } from './HomeSection';

function CaseLink({ queue, id, children }: { queue: CaseQueue; id: string; children: ReactNode }) {
  return (
    <Link className="link wrap-anywhere" search={{ from: id, case: id }} to={QUEUE_PAGES[queue]}>
      {children}
    </Link>
  );
}

const line = 'flex flex-wrap items-baseline gap-x-4 gap-y-0.5 border-b py-2 text-sm';

export function LateCases({ late }: { late: Home['late'] }) {
  return (
    <HomeSection title={t('overview.lateCases')}>
      {late.length === 0 ? (
        <p className="text-muted-foreground text-sm">{t('overview.noLate')}</p>
      ) : (
        <ul className="border-t">
          {late.map(({ queue, id, person_name, amount_cents, created_at, opened_by }) => (
            <li className={line} key={`${queue} ${id}`}>
              <CaseLink id={id} queue={queue}>
                {queueWord(queue)}: <bdi>{person_name}</bdi>
              </CaseLink>
              {amount_cents === null ? null : (
                <MoneyText cents={amount_cents} isSigned={queue === 'corrections'} />
              )}
              <time dateTime={created_at} title={formatExact(created_at)}>
                {formatAge(created_at)}
              </time>
              <span className="text-muted-foreground wrap-anywhere sm:ms-auto">
                {opened_by === null ? t('overview.unopened') : t('overview.openedBy', { name: opened_by })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </HomeSection>
  );
}

export function HeldCases({ held }: { held: Home['held'] }) {
  return (
    <HomeSection title={t('overview.held')}>
      {held.length === 0 ? (
        <p className="text-muted-foreground text-sm">{t('overview.noHeld')}</p>
      ) : (
        <ul className="border-t">
          {held.map(({ queue, id, operator_name, until }) => (
            <li className={line} key={`${queue} ${id}`}>
              <CaseLink id={id} queue={queue}>
                {queueWord(queue)}
              </CaseLink>
              <span className="text-muted-foreground wrap-anywhere sm:ms-auto">
                {t('overview.heldBy', { name: operator_name, time: formatExact(until) })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </HomeSection>
  );
}
