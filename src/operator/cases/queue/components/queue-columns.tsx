import { Clock } from 'lucide-react';
import type { Column } from '@/components/display/DataTable';
import { DateText } from '@/components/display/DateText';
import { FreeText } from '@/components/display/FreeText';
import { MoneyText } from '@/components/display/MoneyText';
import { Badge } from '@/components/ui/badge';
import { formatAge } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import { Person } from '@/operator/kit/components/Person';
import { FrozenBadge } from './Frozen';

export const personColumn = <
  Row extends { investor_name: string; investor_email: string; frozen: boolean },
>(): Column<Row> => ({
  key: 'person',
  title: t('operations.review.person'),
  cell: (row) => (
    <span className="grid justify-items-start gap-1 max-md:justify-items-end">
      <Person email={row.investor_email} name={row.investor_name} />
      {row.frozen ? <FrozenBadge /> : null}
    </span>
  ),
});

export const amountColumn = <Row extends { amount_cents: number }>(): Column<Row> => ({
  key: 'amount',
  title: t('common.amount'),
  align: 'end',
  cell: (row) => <MoneyText cents={row.amount_cents} />,
});

export const methodColumn = <Row extends { method: string }>(): Column<Row> => ({
  key: 'method',
  title: t('common.method'),
  cell: (row) => <FreeText>{row.method}</FreeText>,
});

export const receivedColumn = <Row extends { created_at: string; due_at: string }>(): Column<Row> => ({
  key: 'received',
  title: t('operations.review.received'),
  cell: ({ created_at, due_at }) => (
    <span className="grid justify-items-start gap-0.5 max-md:justify-items-end">
      <DateText iso={created_at} />
      <span className="text-muted-foreground text-[0.8125rem]">{formatAge(created_at)}</span>
      {Date.parse(due_at) <= Date.now() ? (
        <Badge variant="destructive">
          <Clock aria-hidden />
          {t('queues.late')}
        </Badge>
      ) : null}
    </span>
  ),
});
