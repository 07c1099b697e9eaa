import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate, useRouteContext, useSearch } from '@tanstack/react-router';
import { useDeferredValue } from 'react';
import { type Column, DataTable } from '@/components/display/DataTable';
import { DateText } from '@/components/display/DateText';
import { FreeText } from '@/components/display/FreeText';
import { PageHeader } from '@/components/frame/PageHeader';
import { EmptyState } from '@/components/states/EmptyState';
import { Badge } from '@/components/ui/badge';
import { t } from '@/lib/i18n/i18n';
import { Pages } from '@/operator/kit/components/Pages';
import { Person } from '@/operator/kit/components/Person';
import { peopleFilters, type PeopleSearch } from '../people-search';
import { type FoundPerson, peopleQuery } from '../queries';
import { ExportPeople } from './ExportPeople';
import { PeopleFilters } from './PeopleFilters';

const columns = (): Column<FoundPerson>[] => [
  {
    key: 'person',
    title: t('operations.review.person'),
    phone: 'lead',
    cell: (row) => (
      <Link className="link" search={{ id: row.id }} to="/operator/person">
        <Person email={row.email} name={row.name} />
      </Link>
    ),
  },
  {
    key: 'country',
    title: t('desk.people.country'),
    phone: 'note',
    cell: (row) => <FreeText>{row.country}</FreeText>,
  },
  {
    key: 'state',
    title: t('operations.review.state'),
    phone: 'side',
    cell: (row) => (
      <span className="inline-flex flex-wrap gap-2 max-md:justify-end">
        <Badge variant={row.verified ? 'default' : 'outline'}>
          {row.verified ? t('desk.person.emailConfirmed') : t('desk.person.emailUnconfirmed')}
        </Badge>
        {row.frozen ? <Badge variant="destructive">{t('desk.person.frozen')}</Badge> : null}
      </span>
    ),
  },
  {
    key: 'joined',
    title: t('desk.people.joined'),
    phone: 'end',
    cell: (row) => <DateText iso={row.created_at} />,
  },
];

export function PeoplePage() {
  const from = '/_operator/operator/people';
  const { role, words } = useRouteContext({ from });
  const search = { ...peopleFilters({ ...useSearch({ from }) }), words };
  const navigate = useNavigate({ from: '/operator/people' });
  const look = ({ words: peopleWords, ...filters }: PeopleSearch) =>
    void navigate({ search: filters, state: { peopleWords } });
  // The router waits for a new address, but not for new words in its state.
  const shown = useDeferredValue(JSON.stringify(search));
  const { rows, next } = useSuspenseQuery(peopleQuery(JSON.parse(shown) as PeopleSearch)).data;
  return (
    <>
      <PageHeader
        action={role === 'admin' ? <ExportPeople search={search} /> : null}
        text={t('desk.people.lead')}
        title={t('desk.people.title')}
      />
      <PeopleFilters onSearch={look} search={search} />
      <DataTable
        caption={t('desk.people.caption')}
        columns={columns()}
        empty={<EmptyState text={t('desk.people.noneText')} title={t('desk.people.none')} />}
        rowKey={({ id }) => id}
        rows={rows}
      />
      <Pages
        isFirst={search.from === undefined}
        next={next}
        onPage={(first) => look({ ...search, from: first })}
      />
    </>
  );
}
