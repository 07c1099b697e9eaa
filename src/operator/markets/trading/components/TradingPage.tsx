import { useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { PageHeader } from '@/components/frame/PageHeader';
import { TableSection, TitledSection } from '@/components/frame/TitledSection';
import { formatExact } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import { formatCents } from '@/lib/money/money';
import { FactGrid } from '@/operator/kit/components/FactGrid';
import { OpenProposals } from '@/operator/kit/components/OpenProposals';
import { tradingDeskQuery } from '../queries';
import { tradedColumns } from './traded-columns';

export function TradingPage() {
  const { role } = useRouteContext({ from: '/_operator' });
  const { data: desk } = useSuspenseQuery(tradingDeskQuery);
  const { pools, waiting, booked_cents } = desk;
  const mayDecide = role !== 'reviewer';
  const onTheirBooks = pools.cash_cents + pools.waiting_cents;
  return (
    <>
      <PageHeader text={t('offers.trading.lead')} title={t('offers.trading.title')} />
      <OpenProposals kinds={['trading']} />
      <div className="grid gap-12">
        <TitledSection title={t('offers.trading.pools')}>
          <FactGrid
            items={[
              { name: t('offers.trading.portfolios'), value: pools.open },
              { name: t('offers.trading.cash'), value: formatCents(onTheirBooks) },
              { name: t('offers.trading.booked'), value: formatCents(booked_cents) },
              { name: t('offers.trading.held'), value: formatCents(pools.reserved_cents) },
            ]}
          />
          {onTheirBooks === booked_cents ? (
            <p className="text-muted-foreground text-sm">{t('offers.trading.agrees')}</p>
          ) : (
            <p className="text-destructive text-sm font-medium" role="alert">
              {t('offers.trading.differs')}
            </p>
          )}
          <p className="text-sm">
            {waiting.oldest_at === null
              ? t('offers.trading.noneWait')
              : t('offers.trading.wait', { requests: waiting.requests, date: formatExact(waiting.oldest_at) })}
          </p>
        </TitledSection>
        <TableSection
          columns={tradedColumns(mayDecide)}
          {...(mayDecide ? {} : { lead: t('offers.trading.who') })}
          rowKey={({ id }) => id}
          rows={desk.instruments}
          title={t('offers.exchanges.instruments')}
        />
      </div>
    </>
  );
}
