import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate, useRouteContext, useSearch } from '@tanstack/react-router';
import { useDeferredValue } from 'react';
import { type Column, DataTable } from '@/components/display/DataTable';
import { DateText } from '@/components/display/DateText';
import { Face } from '@/components/display/Face';
import { FreeText } from '@/components/display/FreeText';
import { MoneyText } from '@/components/display/MoneyText';
import { PageHeader } from '@/components/frame/PageHeader';
import { EmptyState } from '@/components/states/EmptyState';
import { Badge } from '@/components/ui/badge';
import { t } from '@/lib/i18n/i18n';
import { FrozenBadge } from '@/operator/cases/queue/components/Frozen';
import { IdentityMark } from '@/operator/cases/queue/components/queue-columns';
import { Pages } from '@/operator/kit/components/Pages';
import { peopleFilters, type PeopleSearch } from '../people-search';
import { type FoundPerson, peopleQuery } from '../queries';
import { ExportPeople } from './ExportPeople';
import { PeopleFilters } from './PeopleFilters';

const LOW = 'md:py-2.5 md:align-middle';

const columns = (): Column<FoundPerson>[] => [
  {
    title: t('operations.review.person'),
    phone: 'lead',
    className: LOW,
    cell: (row) => (
      <span className="inline-flex max-w-full items-center gap-2.5">
        <Face className="size-6 text-[0.625rem]" name={row.name} />
        <Link
          className="hover:text-primary font-medium outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 max-md:truncate md:min-w-28 md:wrap-anywhere"
          search={{ id: row.id }}
          to="/operator/person"
        >
          <bdi>{row.name}</bdi>
        </Link>
        <IdentityMark isConfirmed={row.identified} />
      </span>
    ),
  },
  {
    title: t('portfolio.balance'),
    phone: 'side',
    align: 'end',
    className: LOW,
    cell: ({ available_cents: cents }) => (cents === null ? '–' : <MoneyText cents={cents} />),
  },
  {
    title: t('settings.site.email'),
    phone: 'note',
    className: LOW,
    cell: (row) => <bdi className="break-all">{row.email}</bdi>,
  },
  {
    title: t('confirm.country'),
    phone: 'none',
    className: `${LOW} max-xl:hidden`,
    cell: (row) => <FreeText>{row.country}</FreeText>,
  },
  { title: t('profile.joined'), phone: 'none', className: LOW, cell: (row) => <DateText iso={row.created_at} /> },
  {
    title: t('common.statusTitle'),
    phone: 'end',
    align: 'end',
    className: LOW,
    cell: (row) => (
      <span className="inline-flex flex-wrap justify-end gap-1.5">
        {row.verified ? null : <Badge variant="outline">{t('desk.person.emailUnconfirmed')}</Badge>}
        {row.frozen ? <FrozenBadge /> : null}
      </span>
    ),
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
      <PageHeader action={role === 'admin' ? <ExportPeople search={search} /> : null} title={t('desk.people.title')} />
      <PeopleFilters onSearch={look} search={search} />
      <DataTable
        caption={t('desk.people.caption')}
        columns={columns()}
        empty={<EmptyState text={t('desk.people.noneText')} title={t('desk.people.none')} />}
        rowKey={({ id }) => id}
        rows={rows}
      />
      <Pages isFirst={search.from === undefined} next={next} onPage={(first) => look({ ...search, from: first })} />
    </>
  );
}
