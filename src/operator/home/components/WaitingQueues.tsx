import { Link } from '@tanstack/react-router';
import { Clock } from 'lucide-react';
import type { Column } from '@/components/display/DataTable';
import { MoneyText } from '@/components/display/MoneyText';
import { TableSection } from '@/components/frame/TitledSection';
import { Badge } from '@/components/ui/badge';
import { formatAge, formatDuration } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import { formatCents } from '@/lib/money/money';
import type { Home } from '@/operator/kit/home';
import { QUEUES, queueWord } from '@/operator/kit/queues';
import { OpenCase } from './HomeCases';

type Waiting = Home['queues'][number];

const MOST = 1000;

const columns = (): Column<Waiting>[] => [
  {
    phone: 'lead',
    title: t('reports.queue'),
    cell: ({ queue }) => (
      <Link className="link" to={QUEUES[queue].to}>
        {queueWord(queue)}
      </Link>
    ),
  },
  {
    phone: 'none',
    title: t('reports.cases'),
    align: 'end',
    cell: ({ cases }) => (
      <span className="tabular-nums">{cases < MOST ? cases : t('overview.orMore', { number: String(MOST) })}</span>
    ),
  },
  {
    phone: 'side',
    title: t('overview.sum'),
    align: 'end',
    cell: ({ cases, cents }) => {
      if (cents === null) return '–';
      return cases < MOST ? <MoneyText cents={cents} /> : t('overview.sumOrMore', { amount: formatCents(cents) });
    },
  },
  {
    phone: 'none',
    title: t('overview.oldest'),
    cell: ({ oldest_at }) => (oldest_at === null ? '–' : formatAge(oldest_at)),
  },
  {
    phone: 'note',
    title: t('common.statusTitle'),
    cell: ({ queue, late, limit_hours }) =>
      late > 0 ? (
        <Link
          search={{ late: true }}
          title={`${t('overview.limit')}: ${formatDuration(`${limit_hours} hours`)}`}
          to={QUEUES[queue].to}
        >
          <Badge className="underline" variant="destructive">
            <Clock aria-hidden />
            {late < MOST
              ? t('overview.lateCount', { count: late })
              : t('overview.lateOrMore', { number: String(MOST) })}
          </Badge>
        </Link>
      ) : null,
  },
  {
    phone: 'end',
    title: t('operations.review.decision'),
    align: 'end',
    cell: ({ queue, oldest_id }) =>
      oldest_id === null ? null : (
        <OpenCase id={oldest_id} label={queueWord(queue)} queue={queue} words={t('overview.review')} />
      ),
  },
];

export function WaitingQueues({ queues }: { queues: readonly Waiting[] }) {
  return (
    <TableSection
      columns={columns().map((column) => ({ className: 'md:py-1 md:align-middle', ...column }))}
      rowKey={({ queue }) => queue}
      rows={queues.filter(({ cases }) => cases > 0)}
      title={t('overview.waiting')}
    />
  );
}
