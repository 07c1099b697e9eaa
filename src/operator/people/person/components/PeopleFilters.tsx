import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import type * as z from 'zod/mini';
import { Form } from '@/components/forms/Form';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { InputField, SelectField } from '@/components/forms/TextFields';
import { Button } from '@/components/ui/button';
import { useAddressForm } from '@/lib/addresses/use-address-form';
import { t } from '@/lib/i18n/i18n';
import { countryNamesQuery } from '@/operator/kit/countries';
import { FILTER_ROLES, peopleSchema, STATES } from '../people-filter';
import type { PeopleSearch } from '../people-search';

type PeopleFields = z.input<typeof peopleSchema>;

const hasFilters = ({ country, state, role, since, until, sort }: PeopleSearch) =>
  [country, state, role, since, until, sort].some((value) => value !== undefined);

const stateWords = () => ({
  confirmed: t('desk.person.emailConfirmed'),
  unconfirmed: t('desk.person.emailUnconfirmed'),
  identified: t('desk.person.identityConfirmed'),
  frozen: t('desk.person.frozen'),
});

const WIDTH = 'w-auto min-w-36 grow basis-40 sm:max-w-56';

/** Countries of the registration form, because the stored names are searched. */
function CountryFilter({ country }: { country: string | undefined }) {
  const { control } = useFormContext<PeopleFields>();
  const { data: names = [] } = useQuery(countryNamesQuery);
  // Includes a country that is not offered or not loaded yet.
  const options = country === undefined || names.includes(country) ? names : [country, ...names];
  return (
    <SelectField control={control} frame={WIDTH} label={t('confirm.country')} name="country">
      <option value="">{t('queues.all')}</option>
      {options.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </SelectField>
  );
}

function Filters({ search }: { search: PeopleSearch }) {
  const { control } = useFormContext<PeopleFields>();
  return (
    <div className="flex flex-wrap items-end gap-3">
      <SelectField control={control} frame={WIDTH} label={t('queues.order')} name="sort">
        <option value="">{t('queues.newest')}</option>
        <option value="balance">{t('peopleList.byBalance')}</option>
      </SelectField>
      <SelectField control={control} frame={WIDTH} label={t('common.statusTitle')} name="state">
        <option value="">{t('queues.all')}</option>
        {STATES.map((state) => (
          <option key={state} value={state}>
            {stateWords()[state]}
          </option>
        ))}
      </SelectField>
      <SelectField control={control} frame={WIDTH} label={t('peopleList.role')} name="role">
        <option value="">{t('queues.all')}</option>
        {FILTER_ROLES.map((role) => (
          <option key={role} value={role}>
            {t(`treasury.roles.${role}`)}
          </option>
        ))}
      </SelectField>
      <CountryFilter country={search.country} />
      <InputField control={control} frame={WIDTH} label={t('peopleList.since')} name="since" type="date" />
      <InputField control={control} frame={WIDTH} label={t('peopleList.until')} name="until" type="date" />
    </div>
  );
}

export function PeopleFilters({
  search,
  onSearch,
}: {
  search: PeopleSearch;
  onSearch: (search: PeopleSearch) => void;
}) {
  const { words = '', country = '', state = '', role = '', since = '', until = '', sort = '' } = search;
  const form = useAddressForm(peopleSchema, { words, country, state, role, since, until, sort });
  const { setFocus } = form;
  useEffect(() => setFocus('words'), [setFocus]);
  return (
    <search>
      <Form className="mb-6 grid gap-4" form={form} onSubmit={onSearch}>
        <div className="flex max-w-xl items-end gap-2">
          <InputField
            control={form.control}
            data-search
            dir="auto"
            label={t('desk.people.search')}
            maxLength={100}
            name="words"
            type="search"
          />
          <SubmitButton variant="outline">{t('desk.people.find')}</SubmitButton>
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
              // The button disappears with the filter.
              setFocus('words');
            }}
            variant="ghost"
          >
            {t('queues.reset')}
          </Button>
        ) : null}
      </Form>
    </search>
  );
}
