import { useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { Column } from '@/components/display/DataTable';
import { PageHeader } from '@/components/frame/PageHeader';
import { TableSection } from '@/components/frame/TitledSection';
import { formatExact } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import { OpenProposals } from '@/operator/kit/components/OpenProposals';
import { reasonWord, sourceWord } from '../price-words';
import { type Refusal, priceDeskQuery } from '../queries';
import { ExchangeChoice } from './ExchangeChoice';
import { FailedDealings } from './FailedDealings';
import { instrumentColumns } from './instrument-columns';

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
        <TableSection
          columns={instrumentColumns(mayDecide)}
          rowKey={({ id }) => id}
          rows={desk.instruments}
          title={t('offers.exchanges.instruments')}
        />
        <TableSection
          columns={columns()}
          empty={t('offers.exchanges.noneRefused')}
          rowKey={({ source, reason }) => `${source} ${reason}`}
          rows={desk.refused}
          title={t('offers.exchanges.refused')}
        />
      </div>
    </>
  );
}
