import { BadgeCheck, CircleAlert, Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { MoneyText } from '@/components/display/MoneyText';
import { formatAge } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import { earlierCases, isCut, MOST_LISTED, type PersonOverview } from '@/operator/cases/queue/person-overview';
import { isWaiting } from '../waiting';

function identityOf(person: PersonOverview) {
  if (person.identity_confirmed) return { Icon: BadgeCheck, word: t('glance.confirmed') };
  if (person.kyc_cases.some(({ status }) => status === 'pending')) return { Icon: Clock, word: t('glance.inReview') };
  return { Icon: CircleAlert, word: t('glance.unconfirmed') };
}

function Look({ name, value, note }: { name: string; value: ReactNode; note: ReactNode }) {
  return (
    <div className="grid content-start gap-1 p-4">
      <dt className="text-muted-foreground text-[0.8125rem]">{name}</dt>
      <dd className="grid gap-0.5">
        <span className="flex items-center gap-2 text-base leading-tight font-semibold sm:text-lg [&_svg]:size-4 [&_svg]:shrink-0">
          {value}
        </span>
        <span className="text-muted-foreground text-[0.8125rem]">{note}</span>
      </dd>
    </div>
  );
}

export function Glance({ person }: { person: PersonOverview }) {
  const { figures, sessions, kyc_cases } = person;
  const waiting = earlierCases(person).filter(isWaiting);
  const oldest = waiting.at(-1)?.created_at;
  const newest = sessions[0]?.created_at;
  const { Icon, word } = identityOf(person);
  const number = String(MOST_LISTED);
  return (
    <section aria-label={t('glance.title')} className="mb-10 rounded-lg border">
      <dl className="grid grid-cols-2 xl:grid-cols-4">
        <Look
          name={t('portfolio.balance')}
          note={
            <>
              {t('portfolio.places.invested')} <MoneyText cents={figures.invested_cents} />
            </>
          }
          value={<MoneyText cents={figures.available_cents} />}
        />
        <Look
          name={t('glance.identity')}
          note={isCut(kyc_cases) ? t('glance.orMoreCases', { number }) : t('glance.cases', { count: kyc_cases.length })}
          value={
            <>
              <Icon aria-hidden />
              <span>{word}</span>
            </>
          }
        />
        <Look
          name={t('glance.sessions')}
          note={newest ? t('glance.newest', { age: formatAge(newest) }) : t('desk.person.noSessions')}
          value={isCut(sessions) ? t('overview.orMore', { number }) : String(sessions.length)}
        />
        <Look
          name={t('desk.person.waiting')}
          note={oldest ? t('glance.oldest', { age: formatAge(oldest) }) : t('desk.person.noWaiting')}
          value={String(waiting.length)}
        />
      </dl>
    </section>
  );
}
