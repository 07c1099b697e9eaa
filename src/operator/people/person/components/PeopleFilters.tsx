import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { Select } from '@/components/ui/select';
import { useAddressForm } from '@/lib/addresses/use-address-form';
import { t } from '@/lib/i18n/i18n';
import { countryNamesQuery } from '@/operator/kit/countries';
import { useKeys } from '@/operator/kit/use-keys';
import { FILTER_ROLES, STATES } from '../people-filter';
import { peopleFilters, type PeopleSearch, peopleWords } from '../people-search';

/** The filters without the words, to tell whether there are any. */
const hasFilters = ({ country, state, role, since, until }: PeopleSearch) =>
  [country, state, role, since, until].some((value) => value !== undefined);

const stateWords = () => ({
  confirmed: t('desk.person.emailConfirmed'),
  unconfirmed: t('desk.person.emailUnconfirmed'),
  identified: t('desk.person.identityConfirmed'),
  frozen: t('desk.person.frozen'),
});

function Labelled({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <div className="grid min-w-36 grow basis-40 gap-1.5 sm:max-w-56">
      <Label htmlFor={id}>{label}</Label>
      {children(id)}
    </div>
  );
}

/** The countries that the registration offers: people are looked for by the name that is stored. */
function CountryFilter({ country }: { country: string | undefined }) {
  const { data: names = [] } = useQuery(countryNamesQuery);
  // Also one that is not offered, or not read yet.
  const options = country === undefined || names.includes(country) ? names : [country, ...names];
  return (
    <Labelled label={t('desk.people.country')}>
      {(id) => (
        <Select defaultValue={country ?? ''} id={id} key={country} name="country">
          <option value="">{t('queues.all')}</option>
          {options.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
      )}
    </Labelled>
  );
}

/** The filters of the list of people, part of its form. */
function Filters({ search }: { search: PeopleSearch }) {
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Labelled label={t('operations.review.state')}>
        {(id) => (
          // A list has a new default only as a new list.
          <Select defaultValue={search.state ?? ''} id={id} key={search.state} name="state">
            <option value="">{t('queues.all')}</option>
            {STATES.map((state) => (
              <option key={state} value={state}>
                {stateWords()[state]}
              </option>
            ))}
          </Select>
        )}
      </Labelled>
      <Labelled label={t('peopleList.role')}>
        {(id) => (
          <Select defaultValue={search.role ?? ''} id={id} key={search.role} name="role">
            <option value="">{t('queues.all')}</option>
            {FILTER_ROLES.map((role) => (
              <option key={role} value={role}>
                {t(`treasury.roles.${role}`)}
              </option>
            ))}
          </Select>
        )}
      </Labelled>
      <CountryFilter country={search.country} />
      <Labelled label={t('peopleList.since')}>
        {(id) => <Input defaultValue={search.since} id={id} name="since" type="date" />}
      </Labelled>
      <Labelled label={t('peopleList.until')}>
        {(id) => <Input defaultValue={search.until} id={id} name="until" type="date" />}
      </Labelled>
    </div>
  );
}

/** The words and filters that people are looked for by; sent by Enter, and kept for Back and a reload. */
export function PeopleFilters({
  search,
  onSearch,
}: {
  search: PeopleSearch;
  onSearch: (search: PeopleSearch) => void;
}) {
  const form = useAddressForm(JSON.stringify(search));
  const input = useRef<HTMLInputElement>(null);
  // An operator who comes by the key wants to type.
  useEffect(() => input.current?.focus(), []);
  useKeys({ '/': () => input.current?.focus() });
  return (
    <search>
      <form
        className="mb-6 grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          const values = Object.fromEntries(new FormData(event.currentTarget));
          onSearch({ ...peopleFilters(values), words: peopleWords(values['words']) });
        }}
        ref={form}
      >
        <div className="grid max-w-xl gap-1.5">
          <Label htmlFor="people-search">{t('desk.people.search')}</Label>
          <span className="flex gap-2">
            <Input
              defaultValue={search.words}
              dir="auto"
              id="people-search"
              maxLength={100}
              name="words"
              ref={input}
              type="search"
            />
            <Button type="submit" variant="outline">
              {t('desk.people.find')}
            </Button>
          </span>
        </div>
        <details open={hasFilters(search)}>
          <summary className="link mb-3 w-fit cursor-pointer py-1 text-sm">{t('peopleList.filters')}</summary>
          <Filters search={search} />
        </details>
        {hasFilters(search) ? (
          <Button
            className="justify-self-start"
            onClick={() => {
              onSearch({ words: search.words });
              // The button goes with what it takes away.
              input.current?.focus();
            }}
            variant="quiet"
          >
            {t('queues.reset')}
          </Button>
        ) : null}
      </form>
    </search>
  );
}
