import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { MoneyText } from '@/components/display/MoneyText';
import { RetryLine } from '@/components/states/RetryLine';
import { Skeleton } from '@/components/ui/skeleton';
import { t } from '@/lib/i18n/i18n';
import { earlierCases } from '../person-overview';
import { personQuery } from '../queries';
import { EarlierCases } from './EarlierCases';
import { PersonFigures } from './PersonFigures';
import { PersonState } from './PersonState';
import { IdentityMark } from './queue-columns';
import { Transfers } from './Transfers';

/** Rows of each list next to a case; the user's own page has more. */
const SHOWN = 6;

export function PersonPanel({ personId, caseId }: { personId: string; caseId: string }) {
  const { data: person, isError, isFetching, refetch } = useQuery(personQuery(personId));
  if (isError && !person)
    return <RetryLine isPending={isFetching} onRetry={() => void refetch()} text={t('desk.person.failed')} />;
  if (!person) return <Skeleton className="h-72" />;
  const earlier = earlierCases(person).filter(({ id }) => id !== caseId);
  return (
    <aside aria-label={t('desk.person.title')} className="grid min-w-0 content-start gap-4 border-t pt-4 text-sm">
      {person.frozen || !person.profile.verified || !person.identity_confirmed ? (
        <PersonState isShort person={person} />
      ) : null}
      <details>
        <summary className="cursor-pointer py-1">
          <span className="inline-flex gap-2 align-middle">
            <span className="link">{t('portfolio.balance')}</span>
            <MoneyText cents={person.figures.available_cents} className="font-medium" />
            <IdentityMark isConfirmed={person.identity_confirmed} />
          </span>
        </summary>
        <div className="mt-3 grid gap-6">
          <PersonFigures figures={person.figures} />
          <EarlierCases cases={earlier.slice(0, SHOWN)} />
          <section className="grid gap-2">
            <h3 className="eyebrow">{t('desk.person.ledger')}</h3>
            <Transfers transfers={person.transfers.slice(0, SHOWN)} />
          </section>
          <Link className="link justify-self-start" search={{ id: personId }} to="/operator/person">
            {t('desk.person.open')}
          </Link>
        </div>
      </details>
    </aside>
  );
}
