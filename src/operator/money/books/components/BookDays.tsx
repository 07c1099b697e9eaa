import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useRouteContext, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { Column } from '@/components/display/DataTable';
import { DateText } from '@/components/display/DateText';
import { MoneyText } from '@/components/display/MoneyText';
import { TableSection } from '@/components/frame/TitledSection';
import { Button } from '@/components/ui/button';
import { t } from '@/lib/i18n/i18n';
import { Download } from '@/operator/kit/components/Download';
import { MonthSwitch } from '@/operator/kit/components/MonthSwitch';
import { monthOf, thisMonth } from '@/operator/kit/months';
import { purposeWord } from '@/operator/kit/purpose';
import { type BookDay, bookDaysQuery, readLedger } from '../queries';

async function ledgerTable(month: string) {
  const lines = await readLedger(month);
  return [
    ['line', 'booked_at', 'value_date', 'debit', 'credit', 'code', 'amount_usd', 'investor', 'reference'],
    ...lines.map((one) => [
      one.line,
      one.booked_at,
      one.value_date,
      one.debit,
      one.credit,
      one.code,
      { cents: one.amount_cents },
      one.investor_id,
      one.reference,
    ]),
  ];
}

const columns = (): Column<BookDay>[] => [
  { phone: 'note', title: t('treasury.yield.day'), cell: (row) => <DateText iso={row.day} /> },
  { phone: 'lead', title: t('treasury.books.purpose'), cell: (row) => purposeWord(row.code) },
  {
    phone: 'end',
    title: t('treasury.books.movements'),
    align: 'end',
    cell: (row) => <span className="tabular-nums">{row.movements}</span>,
  },
  { phone: 'side', title: t('common.amount'), align: 'end', cell: (row) => <MoneyText cents={row.amount_cents} /> },
];

/** A month may have a hundred rows. */
const FIRST = 20;

export function BookDays() {
  const { role } = useRouteContext({ from: '/_operator' });
  const month = monthOf(useSearch({ from: '/_operator/operator/books' }).month) ?? thisMonth();
  const navigate = useNavigate({ from: '/operator/books' });
  const { data: rows } = useSuspenseQuery(bookDaysQuery(month));
  const [whole, setWhole] = useState('');
  const isWhole = whole === month || rows.length <= FIRST;
  return (
    <TableSection
      action={
        <div className="flex flex-wrap items-center gap-3">
          <MonthSwitch
            month={month}
            onMonth={(next) => void navigate({ search: { month: next }, replace: true, resetScroll: false })}
          />
          {role === 'reviewer' ? null : (
            <Download label={t('treasury.books.ledger')} name={`ledger-${month}`} read={() => ledgerTable(month)} />
          )}
        </div>
      }
      caption={t('treasury.books.daysCaption')}
      columns={columns()}
      empty={t('treasury.books.noDays')}
      rowKey={({ day, code }) => `${day} ${code}`}
      rows={isWhole ? rows : rows.slice(0, FIRST)}
      title={t('treasury.books.days')}
    >
      {isWhole ? null : (
        <Button className="justify-self-start" onClick={() => setWhole(month)} size="sm" variant="outline">
          {t('common.more')}
        </Button>
      )}
    </TableSection>
  );
}
