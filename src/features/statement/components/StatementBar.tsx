import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouteContext } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react';
import { FieldFrame } from '@/components/forms/FieldFrame';
import { PendingButton } from '@/components/forms/PendingButton';
import { Input } from '@/components/ui/input';
import { NativeSelect } from '@/components/ui/native-select';
import { readErrorMessage } from '@/lib/data/errors';
import { t } from '@/lib/i18n/i18n';
import { modeQuery } from '@/lib/site-mode';
import { toast } from '@/lib/toast';
import { GROUPS, readFilter, type StatementFilter } from '../filter';
import type { StatementFormat } from '../save';

/** Journals are in double entry, for programs that accountants use; the last two for tax programs. */
const formats: readonly [StatementFormat, string][] = [
  ['csv', 'CSV'],
  ['pdf', 'PDF'],
  ['hledger', 'hledger'],
  ['beancount', 'Beancount'],
  ['koinly', 'Koinly'],
  ['cointracking', 'CoinTracking'],
];

export function StatementBar({ filter, isEmpty }: { filter: StatementFilter; isEmpty: boolean }) {
  const navigate = useNavigate();
  const narrow = (change: Record<string, string>) => {
    const { to: end } = readFilter(change);
    // The day just entered wins.
    const from = end && filter.from && end < filter.from ? undefined : filter.from;
    void navigate({
      to: '/transactions',
      search: { tab: 'statement', ...readFilter({ ...filter, from, ...change }) },
      replace: true,
      resetScroll: false,
    });
  };
  return (
    <div className="mt-6 mb-8 grid grid-cols-2 items-end gap-4 sm:flex sm:flex-wrap">
      <FieldFrame className="col-span-2 sm:w-48" label={t('statement.filter.kind')}>
        {(control) => (
          <NativeSelect
            {...control}
            onChange={({ target }) => narrow({ kind: target.value })}
            value={filter.kind ?? ''}
          >
            <option value="">{t('statement.filter.all')}</option>
            {GROUPS.map((name) => (
              <option key={name} value={name}>
                {t(`statement.filter.${name}`)}
              </option>
            ))}
          </NativeSelect>
        )}
      </FieldFrame>
      <Day day={filter.from} label={t('statement.filter.from')} max={filter.to} onDay={(from) => narrow({ from })} />
      <Day day={filter.to} label={t('statement.filter.to')} min={filter.from} onDay={(to) => narrow({ to })} />
      <div className="col-span-2 flex flex-wrap gap-2 sm:ms-auto">
        {formats.map(([as, name]) => (
          <Save as={as} filter={filter} isEmpty={isEmpty} key={as} name={name} />
        ))}
      </div>
    </div>
  );
}

interface DayProps {
  label: string;
  day: string | undefined;
  min?: string | undefined;
  max?: string | undefined;
  onDay: (day: string) => void;
}

/** Applied on blur or submit, because a typed day may be incomplete. */
function Day({ label, day = '', min, max, onDay }: DayProps) {
  const input = useRef<HTMLInputElement>(null);
  // The field stays mounted, so that pressing Enter keeps the focus.
  useLayoutEffect(() => {
    if (input.current) input.current.value = day;
  }, [day]);
  const take = ({ currentTarget: { value } }: SyntheticEvent<HTMLInputElement>) => {
    if (value !== day) onDay(value);
  };
  return (
    <FieldFrame className="sm:w-44" label={label}>
      {(control) => (
        <Input
          {...control}
          defaultValue={day}
          max={max}
          min={min}
          onBlur={take}
          onKeyDown={(event) => {
            if (event.key === 'Enter') take(event);
          }}
          ref={input}
          type="date"
        />
      )}
    </FieldFrame>
  );
}

interface SaveProps {
  as: StatementFormat;
  name: string;
  filter: StatementFilter;
  isEmpty: boolean;
}

/** All lines, even those not loaded. Imports its code on click. */
function Save({ as, name, filter, isEmpty }: SaveProps) {
  const { user } = useRouteContext({ from: '/_account' });
  const queryClient = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  async function save() {
    setIsBusy(true);
    try {
      const { saveStatement } = await import('../save');
      // Fails rather than label real money as simulated.
      const mode = await queryClient.query(modeQuery);
      await saveStatement(as, user.id, filter, { queryClient, isSandbox: mode === 'sandbox' });
    } catch (error) {
      toast.error(readErrorMessage(error));
    } finally {
      setIsBusy(false);
    }
  }
  return (
    <PendingButton
      aria-label={t('statement.save', { kind: name })}
      disabled={isEmpty}
      onClick={() => void save()}
      pending={isBusy}
      variant="outline"
    >
      <Download aria-hidden />
      {name}
    </PendingButton>
  );
}
