import { useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { type Column, DataTable } from '@/components/display/DataTable';
import { PageHeader } from '@/components/frame/PageHeader';
import { EmptyState } from '@/components/states/EmptyState';
import { formatExact } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import { OpenProposals } from '@/operator/kit/components/OpenProposals';
import { reasonWord, sourceWord } from '../price-words';
import { priceDeskQuery, type Refusal } from '../queries';
import { ExchangeChoice } from './ExchangeChoice';
import { FailedDealings } from './FailedDealings';
import { Instruments } from './Instruments';

const columns = (): Column<Refusal>[] => [
  { title: t('operations.review.reason'), cell: ({ reason }) => reasonWord(reason) },
  { title: t('offers.exchanges.source'), cell: ({ source }) => <bdi className="break-all">{sourceWord(source)}</bdi> },
  { title: t('offers.exchanges.newest'), cell: ({ last_at }) => formatExact(last_at) },
  { title: t('offers.exchanges.times'), align: 'end', cell: ({ times }) => times },
];

export function ExchangesPage() {
  const { role } = useRouteContext({ from: '/_operator' });
  const { data: desk } = useSuspenseQuery(priceDeskQuery);
  const mayDecide = role !== 'reviewer';
  return (
    <>
      <PageHeader text={t('offers.exchanges.lead')} title={t('offers.exchanges.title')} />
      {mayDecide ? null : <p className="text-muted-foreground mb-6 text-sm">{t('offers.exchanges.who')}</p>}
      <OpenProposals kinds={['exchanges', 'resumption']} />
      <div className="grid gap-12">
        <FailedDealings dealings={desk.failed_dealings} />
        <ExchangeChoice exchanges={desk.exchanges} mayDecide={mayDecide} />
        <Instruments instruments={desk.instruments} mayDecide={mayDecide} />
        <section aria-labelledby="refused">
          <h2 className="mb-4 text-lg font-semibold" id="refused">
            {t('offers.exchanges.refused')}
          </h2>
          <DataTable
            caption={t('offers.exchanges.refused')}
            columns={columns()}
            empty={<EmptyState title={t('offers.exchanges.noneRefused')} />}
            rowKey={({ source, reason }) => `${source} ${reason}`}
            rows={desk.refused}
          />
        </section>
      </div>
    </>
  );
}
