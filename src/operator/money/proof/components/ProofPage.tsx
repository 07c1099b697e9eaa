import { useMutation, useSuspenseQueries } from '@tanstack/react-query';
import { useNavigate, useRouteContext, useSearch } from '@tanstack/react-router';
import type { Column } from '@/components/display/DataTable';
import { DateText } from '@/components/display/DateText';
import { Exact } from '@/components/display/Exact';
import { FreeText } from '@/components/display/FreeText';
import { MoneyText } from '@/components/display/MoneyText';
import { ActionButton } from '@/components/forms/ActionButton';
import { PageHeader } from '@/components/frame/PageHeader';
import { TableSection, TitledSection } from '@/components/frame/TitledSection';
import { Badge } from '@/components/ui/badge';
import { formatExact } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import { formatPercent } from '@/lib/money/percent';
import { publicPath } from '@/lib/public-path';
import { toast } from '@/lib/toast';
import { FactGrid } from '@/operator/kit/components/FactGrid';
import { OpenProposals } from '@/operator/kit/components/OpenProposals';
import { Pages } from '@/operator/kit/components/Pages';
import { takeSnapshotMutation } from '../mutations';
import { type Attested, type Published, attestationsQuery, publishedQuery } from '../queries';
import { AttestReserve } from './AttestReserve';

type Snapshot = Published['snapshots'][number];

const ratio = (points: number | null) => (points === null ? '–' : formatPercent(points / 10_000, 2));

function TakeSnapshot() {
  const take = useMutation(takeSnapshotMutation);
  return (
    <ActionButton
      onAct={async () => {
        const { number } = await take.mutateAsync();
        toast.success(t('attesting.taken', { number }));
      }}
      variant="outline"
    >
      {t('attesting.take')}
    </ActionButton>
  );
}

const snapshotColumns = (): Column<Snapshot>[] => [
  { title: t('transparency.snapshot'), cell: ({ number }) => number },
  { title: t('transparency.date'), cell: ({ as_of }) => <time dateTime={as_of}>{formatExact(as_of)}</time> },
  { title: t('transparency.total'), align: 'end', cell: ({ total_cents }) => <MoneyText cents={total_cents} /> },
  { title: t('transparency.seal'), align: 'end', cell: ({ seal }) => <Exact>{seal}</Exact> },
];

const attestationColumns = (doesCount: (one: Attested) => boolean): Column<Attested>[] => [
  {
    title: t('transparency.address'),
    cell: ({ network, address }) => (
      <span className="grid">
        {network}
        <Exact>{address}</Exact>
      </span>
    ),
  },
  { title: t('attesting.amount'), align: 'end', cell: ({ amount }) => <bdi>{amount}</bdi> },
  { title: t('attesting.value'), align: 'end', cell: ({ value_cents }) => <MoneyText cents={value_cents} /> },
  { title: t('attesting.signedOn'), cell: ({ signed_on }) => <DateText iso={signed_on} /> },
  { title: t('transparency.howToCheck'), cell: ({ how_to_check }) => <FreeText>{how_to_check}</FreeText> },
  {
    title: t('common.statusTitle'),
    align: 'end',
    cell: (one) => (
      <Badge variant={doesCount(one) ? 'default' : 'secondary'}>
        {doesCount(one) ? t('attesting.counts') : t('attesting.doesNotCount')}
      </Badge>
    ),
  },
];

const countedIn =
  ({ reserves }: Published) =>
  ({ network, address, block_height }: Attested): boolean =>
    reserves.some(
      (one) => one.counts && one.network === network && one.address === address && one.block_height === block_height,
    );

export function ProofPage() {
  const { role } = useRouteContext({ from: '/_operator' });
  const { before } = useSearch({ from: '/_operator/operator/proof' });
  const navigate = useNavigate({ from: '/operator/proof' });
  const [{ data }, { data: attestations }] = useSuspenseQueries({
    queries: [publishedQuery(before), attestationsQuery],
  });
  const mayPublish = role !== 'reviewer';
  return (
    <>
      <PageHeader text={t('attesting.lead')} title={t('attesting.title')} />
      <OpenProposals kinds={['attestation']} />
      <div className="grid gap-14">
        {mayPublish ? null : <p className="text-muted-foreground text-sm">{t('offers.exchanges.who')}</p>}
        <TitledSection
          action={
            <a className="link text-sm" href={publicPath('/transparency')}>
              {t('attesting.open')}
            </a>
          }
          title={t('attesting.public')}
        >
          <FactGrid
            items={[
              {
                name: t('transparency.total'),
                value: data.latest ? <MoneyText cents={data.latest.total_cents} /> : t('transparency.none'),
              },
              { name: t('transparency.date'), value: data.latest ? formatExact(data.latest.as_of) : '–' },
              { name: t('transparency.reserves'), value: <MoneyText cents={data.reserves_cents} /> },
              { name: t('transparency.coverage'), value: ratio(data.coverage_bp) },
              {
                name: t('transparency.insurance'),
                value: data.latest ? <MoneyText cents={data.latest.insurance_fund_cents} /> : '–',
              },
              { name: t('transparency.insured'), value: ratio(data.insurance_bp) },
            ]}
          />
        </TitledSection>
        <TableSection
          action={mayPublish ? <TakeSnapshot /> : null}
          columns={snapshotColumns()}
          empty={t('transparency.none')}
          lead={t('attesting.snapshotsText')}
          rowKey={({ number }) => String(number)}
          rows={data.snapshots}
          title={t('attesting.snapshots')}
        >
          <Pages
            isFirst={before === undefined}
            next={data.next}
            onPage={(first) => void navigate({ search: { before: first } })}
          />
        </TableSection>
        <TableSection
          action={mayPublish ? <AttestReserve /> : null}
          columns={attestationColumns(countedIn(data))}
          empty={t('transparency.noReserves')}
          lead={t('attesting.attestationsText')}
          rowKey={({ id }) => id}
          rows={attestations}
          title={t('attesting.attestations')}
        />
      </div>
    </>
  );
}
