import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { type Column, DataTable } from '@/components/display/DataTable';
import { DateText } from '@/components/display/DateText';
import { FreeText } from '@/components/display/FreeText';
import { PageHeader } from '@/components/frame/PageHeader';
import { EmptyState } from '@/components/states/EmptyState';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { useAddressForm } from '@/lib/addresses/use-address-form';
import { t } from '@/lib/i18n/i18n';
import { Pages } from '@/operator/kit/components/Pages';
import { Person } from '@/operator/kit/components/Person';
import { useKeys } from '@/operator/kit/use-keys';
import { type FoundPerson, peopleQuery } from '../queries';

const columns = (): Column<FoundPerson>[] => [
  {
    key: 'person',
    title: t('operations.review.person'),
    cell: (row) => (
      <Link className="link" search={{ id: row.id }} to="/operator/person">
        <Person email={row.email} name={row.name} />
      </Link>
    ),
  },
  { key: 'country', title: t('desk.people.country'), cell: (row) => <FreeText>{row.country}</FreeText> },
  {
    key: 'state',
    title: t('operations.review.state'),
    cell: (row) => (
      <span className="inline-flex flex-wrap gap-2 max-md:justify-end">
        <Badge tone={row.verified ? 'good' : 'wait'}>
          {row.verified ? t('desk.person.emailConfirmed') : t('desk.person.emailUnconfirmed')}
        </Badge>
        {row.frozen ? <Badge tone="bad">{t('desk.person.frozen')}</Badge> : null}
      </span>
    ),
  },
  { key: 'joined', title: t('desk.people.joined'), cell: (row) => <DateText iso={row.created_at} /> },
];

/** The words somebody looks for; sent by Enter, and kept in the address. */
function SearchForm({ words, onSearch }: { words: string; onSearch: (words: string) => void }) {
  const form = useAddressForm(words);
  const input = useRef<HTMLInputElement>(null);
  // Whoever comes by the key wants to type.
  useEffect(() => input.current?.focus(), []);
  useKeys({ '/': () => input.current?.focus() });
  return (
    <search>
      <form
        className="mb-6 grid max-w-xl gap-1.5"
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(input.current?.value.trim() ?? '');
        }}
        ref={form}
      >
        <Label htmlFor="people-search">{t('desk.people.search')}</Label>
        <span className="flex gap-2">
          <Input
            defaultValue={words}
            dir="auto"
            id="people-search"
            maxLength={100}
            ref={input}
            type="search"
          />
          <Button type="submit" variant="outline">
            {t('desk.people.find')}
          </Button>
        </span>
      </form>
    </search>
  );
}

/** Everybody with an account, newest first, and the search among them. */
export function PeoplePage() {
  const { q = '', from } = useSearch({ from: '/_operator/operator/people' });
  const navigate = useNavigate({ from: '/operator/people' });
  const { rows, next } = useSuspenseQuery(peopleQuery(q, from)).data;
  return (
    <>
      <PageHeader text={t('desk.people.lead')} title={t('desk.people.title')} />
      <SearchForm onSearch={(words) => void navigate({ search: words ? { q: words } : {} })} words={q} />
      <DataTable
        caption={t('desk.people.caption')}
        columns={columns()}
        empty={<EmptyState text={t('desk.people.noneText')} title={t('desk.people.none')} />}
        rowKey={({ id }) => id}
        rows={rows}
      />
      <Pages
        isFirst={from === undefined}
        next={next}
        onPage={(first) => void navigate({ search: { ...(q ? { q } : {}), from: first } })}
      />
    </>
  );
}
