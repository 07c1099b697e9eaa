import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ChangeEvent, useId } from 'react';
import { Button } from '@/components/ui/button';
import { Label } from '@/components/ui/label';
import { NativeSelect } from '@/components/ui/native-select';
import { t } from '@/lib/i18n/i18n';
import { type QueueFilter, type QueueOrder, queueSearch } from '@/operator/kit/search';
import { type MethodTable, methodNamesQuery } from '../queries';

export interface PaymentFilters {
  methods: MethodTable;
  states: Record<string, string>;
}

export function orderWord(sort: QueueOrder | undefined): string {
  return sort === undefined ? t('queues.oldest') : t(`queues.${sort}`);
}

interface ChoiceProps {
  label: string;
  name: string;
  value: string | undefined;
  options: readonly (readonly [value: string, words: string])[];
  onChange: (event: ChangeEvent<HTMLSelectElement>) => void;
}

function Choice({ label, name, value = '', options, onChange }: ChoiceProps) {
  const id = useId();
  // An unknown value from the address stays visible, so that it can be removed.
  const isUnknown = !options.some(([known]) => known === value);
  return (
    <div className="grid min-w-40 gap-1.5 max-sm:grow">
      <Label htmlFor={id}>{label}</Label>
      <NativeSelect id={id} name={name} onChange={onChange} value={value}>
        {options.map(([key, words]) => (
          <option key={key} value={key}>
            {words}
          </option>
        ))}
        {isUnknown ? <option value={value}>{value}</option> : null}
      </NativeSelect>
    </div>
  );
}

/** Order and filters of a queue. A choice applies immediately and becomes a history entry. */
export function QueueFilters({ chosen, filters }: { chosen: Omit<QueueFilter, 'from'>; filters?: PaymentFilters }) {
  const navigate = useNavigate();
  const { data: methods = [] } = useQuery({
    ...methodNamesQuery(filters?.methods ?? 'payment_methods'),
    enabled: filters !== undefined,
  });
  const show = (search: QueueFilter) => void navigate({ to: '.', search, resetScroll: false });
  const choose = ({ currentTarget: { name, value } }: ChangeEvent<HTMLSelectElement>) =>
    show(queueSearch({ ...chosen, [name]: value === '' ? undefined : value }));
  const orders: QueueOrder[] = filters ? ['newest', 'largest', 'smallest'] : ['newest'];
  const all = ['', t('queues.all')] as const;
  const isChosen = Object.values(chosen).some((value) => value !== undefined);
  return (
    <details className="mb-4" open={isChosen}>
      <summary className="link w-fit cursor-pointer py-1 text-sm">{t('peopleList.filters')}</summary>
      <div className="mt-2 flex flex-wrap items-end gap-3">
        <Choice
          label={t('queues.order')}
          name="sort"
          onChange={choose}
          options={[['', orderWord(undefined)], ...orders.map((order) => [order, orderWord(order)] as const)]}
          value={chosen.sort}
        />
        {filters ? (
          <>
            <Choice
              label={t('common.statusTitle')}
              name="state"
              onChange={choose}
              options={[all, ...Object.entries(filters.states)]}
              value={chosen.state}
            />
            <Choice
              label={t('common.method')}
              name="method"
              onChange={choose}
              options={[all, ...methods.map((method) => [method, method] as const)]}
              value={chosen.method}
            />
          </>
        ) : null}
        <label className="flex h-11 items-center gap-2 text-sm">
          <input
            checked={chosen.late ?? false}
            className="accent-primary size-4"
            onChange={({ currentTarget: { checked } }) => show({ ...chosen, late: checked ? true : undefined })}
            type="checkbox"
          />
          {t('queues.onlyLate')}
        </label>
        {isChosen ? (
          <Button onClick={() => show({})} variant="ghost">
            {t('queues.reset')}
          </Button>
        ) : null}
      </div>
    </details>
  );
}
