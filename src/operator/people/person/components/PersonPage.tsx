import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useSearch, useRouteContext } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { DateText } from '@/components/display/DateText';
import { MoneyText } from '@/components/display/MoneyText';
import { PageHeader } from '@/components/frame/PageHeader';
import { StatusBadge } from '@/domain/cases/StatusBadge';
import { formatExact } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import { deviceName } from '@/lib/session/device';
import { EarlierCases } from '@/operator/cases/queue/components/EarlierCases';
import { PersonFigures } from '@/operator/cases/queue/components/PersonFigures';
import { PersonState } from '@/operator/cases/queue/components/PersonState';
import { Transfers } from '@/operator/cases/queue/components/Transfers';
import { earlierCases, isCut, lacksCases, type PersonOverview } from '@/operator/cases/queue/person-overview';
import { personQuery } from '@/operator/cases/queue/queries';
import { Freeze } from './Freeze';
import { Glance } from './Glance';
import { WaitingCases } from './WaitingCases';

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid content-start gap-2">
      <h2 className="eyebrow">{title}</h2>
      {children}
    </section>
  );
}

function Positions({ positions }: { positions: PersonOverview['positions'] }) {
  if (positions.length === 0) return <p className="text-muted-foreground">{t('desk.person.none')}</p>;
  return (
    <ul className="border-t">
      {positions.map(({ id, plan, principal_cents, status, opened_at }) => (
        <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b py-2" key={id}>
          <DateText iso={opened_at} />
          <bdi className="wrap-anywhere">{plan}</bdi>
          <MoneyText cents={principal_cents} />
          <span className="ms-auto">
            <StatusBadge status={status} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function Sessions({ sessions }: { sessions: PersonOverview['sessions'] }) {
  if (sessions.length === 0) return <p className="text-muted-foreground">{t('desk.person.noSessions')}</p>;
  return (
    <ul className="border-t">
      {sessions.map(({ id, created_at, user_agent }) => (
        <li className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-0.5 border-b py-2" key={id}>
          {/* An unknown browser is shown by its own name. */}
          <bdi className="wrap-anywhere" title={user_agent ?? ''}>
            {deviceName(user_agent) ?? user_agent ?? t('desk.person.unknownDevice')}
          </bdi>
          {created_at ? (
            <span className="text-muted-foreground text-[0.8125rem]">{formatExact(created_at)}</span>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

interface PersonPageProps {
  renderRole: (person: PersonOverview['profile']) => ReactNode;
  renderBalance: (person: PersonOverview) => ReactNode;
}

export function PersonPage({ renderRole, renderBalance }: PersonPageProps) {
  const { id } = useSearch({ from: '/_operator/operator/person' });
  const { user, role } = useRouteContext({ from: '/_operator' });
  const { data: person } = useSuspenseQuery(personQuery(id));
  const { name, email, phone } = person.profile;
  return (
    <>
      <Link className="link mb-4 inline-flex items-center gap-2 text-sm" to="/operator/people">
        <ArrowLeft aria-hidden className="size-4 rtl:-scale-x-100" />
        {t('desk.people.title')}
      </Link>
      <PageHeader
        action={
          // Remounts if another operator freezes or unfreezes the user, because the open question would change.
          <Freeze key={String(person.frozen?.at)} isOwn={id === user.id} person={person} role={role} />
        }
        text={[email, phone].filter(Boolean).join(' · ')}
        title={name}
      />
      <Glance person={person} />
      <div className="grid gap-x-12 gap-y-8 text-sm lg:grid-cols-2">
        <div className="grid content-start gap-8">
          <PersonState person={person} />
          {role === 'admin' ? renderRole(person.profile) : null}
          <Section title={t('shell.groupMoney')}>
            <PersonFigures figures={person.figures} />
            {id === user.id ? null : <div className="mt-2 flex flex-wrap gap-2">{renderBalance(person)}</div>}
          </Section>
          <Section title={t('desk.person.waiting')}>
            <WaitingCases person={person} />
          </Section>
          <Section title={t(isCut(person.positions) ? 'desk.person.newestPositions' : 'statement.filter.plans')}>
            <Positions positions={person.positions} />
          </Section>
        </div>
        <div className="grid content-start gap-8">
          <Section title={t(lacksCases(person) ? 'desk.person.newestCases' : 'desk.person.cases')}>
            <EarlierCases cases={earlierCases(person)} />
          </Section>
          <Section title={t('desk.person.ledger')}>
            <Transfers transfers={person.transfers} />
          </Section>
          <Section title={t(isCut(person.sessions) ? 'desk.person.newestSessions' : 'glance.sessions')}>
            <Sessions sessions={person.sessions} />
          </Section>
        </div>
      </div>
    </>
  );
}
