import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { type Column, DataTable } from '@/components/display/DataTable';
import { Face } from '@/components/display/Face';
import { MoneyText } from '@/components/display/MoneyText';
import { PageHeader } from '@/components/frame/PageHeader';
import { EmptyState } from '@/components/states/EmptyState';
import { StrategyBadge } from '@/domain/strategies/StrategyBadge';
import { formatExact } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import { formatCents } from '@/lib/money/money';
import { formatPercent } from '@/lib/money/percent';
import { Pages } from '@/operator/kit/components/Pages';
import { type DeskStrategy, strategiesDeskQuery } from '../queries';
import { Reason, StrategySteps, Terms } from './StrategySteps';

const part = (basisPoints: number | null): string =>
  basisPoints === null ? '–' : formatPercent(basisPoints / 10_000, 1);

function What({ strategy }: { strategy: DeskStrategy }) {
  const { title, lead_id, lead_name, status } = strategy;
  return (
    <div className="flex gap-3 text-start text-sm">
      <Face name={lead_name} />
      <div className="grid gap-0.5">
        <span className="flex flex-wrap items-baseline gap-x-3 wrap-anywhere">
          <bdi className="text-base font-medium" lang="">
            {title}
          </bdi>
          <Link className="link" search={{ id: lead_id }} to="/operator/person">
            <bdi>{lead_name}</bdi>
          </Link>
          <span className="md:hidden">
            <StrategyBadge status={status} />
          </span>
        </span>
        <div className="contents max-md:hidden">
          <Terms strategy={strategy} />
        </div>
      </div>
    </div>
  );
}

function Waits({ strategy }: { strategy: DeskStrategy }) {
  const { waiting_in_cents: coming, waiting_out: leaving, oldest_wait: oldest } = strategy;
  if (oldest === null) return null;
  return (
    <div className="grid text-start text-sm">
      <span>{t('offers.strategies.waitsIn', { amount: formatCents(coming) })}</span>
      <span>{t('offers.strategies.waitsOut', { number: leaving })}</span>
      <span className="text-muted-foreground">{t('offers.strategies.oldest', { date: formatExact(oldest) })}</span>
    </div>
  );
}

const columns = (): Column<DeskStrategy>[] => [
  {
    title: t('copying.record.strategy'),
    phone: 'lead',
    className: 'max-md:col-span-full',
    cell: (strategy) => <What strategy={strategy} />,
  },
  {
    title: t('copying.figure.value'),
    align: 'end',
    phone: 'none',
    cell: ({ value_cents }) => <MoneyText cents={value_cents} />,
  },
  {
    title: t('desk.people.title'),
    phone: 'note',
    className: 'xl:min-w-56',
    cell: ({ value_cents, holders, lead_bp, largest_bp }) => (
      <>
        <MoneyText cents={value_cents} className="me-2 md:hidden" />
        <span>{t('offers.strategies.holders', { count: holders })}</span>{' '}
        {lead_bp === null ? null : (
          <span className="text-muted-foreground block text-sm max-md:hidden">
            {t('offers.strategies.parts', { lead: part(lead_bp), largest: part(largest_bp) })}
          </span>
        )}
      </>
    ),
  },
  {
    title: t('offers.strategies.waits'),
    phone: 'note',
    className: 'max-md:col-span-full max-md:order-5 max-md:has-[>span:empty]:hidden',
    cell: (strategy) => <Waits strategy={strategy} />,
  },
  {
    title: t('common.statusTitle'),
    phone: 'end',
    className: 'max-md:has-[[data-wide]]:col-span-full',
    cell: (strategy) => (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-start md:max-w-80 xl:min-w-72">
        <div className="contents max-md:hidden">
          <StrategyBadge status={strategy.status} />
          {strategy.status === 'suspended' || strategy.status === 'closing' ? (
            <span className="text-sm">{t('copying.since', { date: formatExact(strategy.changed_at) })}</span>
          ) : null}
          <Reason strategy={strategy} />
        </div>
        {strategy.status === 'proposed' || strategy.status === 'suspended' ? (
          <span className="text-muted-foreground text-sm">
            {t('offers.strategies.approvals', { number: strategy.approvals })}
          </span>
        ) : null}
        <StrategySteps key={`${strategy.status} ${strategy.changed_at}`} strategy={strategy} />
      </div>
    ),
  },
];

export function StrategiesDesk() {
  const { from } = useSearch({ from: '/_operator/operator/strategies' });
  const navigate = useNavigate({ from: '/operator/strategies' });
  const { rows, next } = useSuspenseQuery(strategiesDeskQuery(from)).data;
  return (
    <>
      <PageHeader text={t('offers.strategies.lead')} title={t('shell.strategies')} />
      <DataTable
        caption={t('shell.strategies')}
        columns={columns()}
        empty={<EmptyState title={t('offers.strategies.none')} />}
        rowKey={({ pool_id }) => pool_id}
        rows={rows}
      />
      <Pages isFirst={from === undefined} next={next} onPage={(first) => void navigate({ search: { from: first } })} />
    </>
  );
}
