import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { type Column, DataTable } from '@/components/display/DataTable';
import { DateText } from '@/components/display/DateText';
import { Disclosure } from '@/components/display/Disclosure';
import { Exact } from '@/components/display/Exact';
import { FormDialog } from '@/components/forms/FormDialog';
import { InputField } from '@/components/forms/TextFields';
import { TitledSection } from '@/components/frame/TitledSection';
import { formatDate, formatExact } from '@/lib/dates';
import { currentLocale, t } from '@/lib/i18n/i18n';
import { writeHashrate } from '@/lib/money/hashrate';
import { ReasonField } from '@/operator/kit/components/ReasonField';
import { Step } from '@/operator/kit/components/Step';
import { toldWords } from '@/operator/kit/proposals';
import {
  closeSourceMutation,
  type Mining,
  miningQuery,
  planSchema,
  proposeSourceMutation,
  setPlanSourceMutation,
  sourceSchema,
} from '../mining';

type Source = Mining['sources'][number];
const SECONDS = 86_400;
const PETA = 1e15;

const hashrate = (phs: string | number) => writeHashrate(currentLocale(), Number(phs));

function CloseSource({ source }: { source: Source }) {
  const close = useMutation(closeSourceMutation);
  return (
    <Step
      about={source.id}
      done={t('mining.stopped')}
      label={t('chains.stop')}
      onConfirm={(reason) => close.mutateAsync({ source_id: source.id, reason })}
      size="sm"
      variant="destructive"
      withReason
    />
  );
}

function stateOf({ closed_at, effective_at, last_day }: Source): string {
  if (closed_at) return t('chains.closed', { date: formatExact(closed_at) });
  if (Date.parse(effective_at) > Date.now()) return t('chains.from', { date: formatExact(effective_at) });
  return last_day ? t('mining.through', { date: formatDate(last_day) }) : t('mining.noDay');
}

const sourceColumns = (): Column<Source>[] => [
  { title: t('mining.source'), cell: ({ id, pool }) => <bdi>{`${id} (${pool})`}</bdi> },
  { title: t('common.statusTitle'), cell: stateOf },
  { title: t('mining.contracted'), align: 'end', cell: ({ contracted_phs }) => hashrate(contracted_phs) },
  { title: t('mining.proven'), align: 'end', cell: ({ proven_phs }) => hashrate(proven_phs) },
  { title: t('mining.sold'), align: 'end', cell: ({ sold_phs }) => hashrate(sold_phs) },
  {
    title: t('chains.stop'),
    align: 'end',
    isAction: true,
    cell: (source) => (source.closed_at ? null : <CloseSource source={source} />),
  },
];

const shortColumns = (): Column<Mining['short'][number]>[] => [
  { title: t('common.date'), cell: ({ day }) => <DateText iso={day} /> },
  { title: t('mining.source'), cell: ({ source }) => source },
  {
    title: t('mining.proven'),
    align: 'end',
    cell: ({ tried }) => (tried === null ? t('mining.nothing') : hashrate(Number(tried) / SECONDS / PETA)),
  },
  { title: t('mining.contracted'), align: 'end', cell: ({ contracted_phs }) => hashrate(contracted_phs) },
];

const unownedColumns = (): Column<Mining['unowned'][number]>[] => [
  { title: t('common.date'), cell: ({ seen_at }) => <DateText iso={seen_at} /> },
  { title: t('common.amount'), align: 'end', cell: ({ units }) => `${(units / 1e8).toFixed(8)} BTC` },
  { title: t('operations.review.reason'), cell: ({ left }) => t(left ? 'mining.left' : 'mining.early') },
  {
    title: t('deposits.naming.title'),
    cell: ({ transaction_id, output }) => <Exact>{`${transaction_id}:${output}`}</Exact>,
  },
];

function SourceForm({ isHidden }: { isHidden: boolean }) {
  const propose = useMutation(proposeSourceMutation);
  return (
    <FormDialog
      button={{ isHidden, label: t('mining.propose'), size: 'sm', variant: 'outline' }}
      onSend={(values) => propose.mutateAsync(values)}
      schema={sourceSchema}
      told={(proposal) => toldWords(proposal, t('mining.saved'))}
      values={{
        source_id: '',
        pool: '',
        address: '',
        tag: '',
        fee_bp: '',
        joules_per_th: '',
        cents_per_kwh: '',
        contracted_phs: '',
        reason: '',
      }}
    >
      {({ control }) => (
        <>
          <InputField control={control} dir="ltr" label={t('mining.id')} name="source_id" spellCheck={false} />
          <InputField control={control} dir="auto" label={t('mining.pool')} name="pool" />
          <InputField control={control} dir="ltr" label={t('mining.address')} name="address" spellCheck={false} />
          <InputField
            control={control}
            dir="ltr"
            hint={t('mining.tagHint')}
            label={t('mining.tag')}
            name="tag"
            spellCheck={false}
          />
          <InputField control={control} inputMode="numeric" label={t('mining.fee')} name="fee_bp" />
          <InputField control={control} inputMode="decimal" label={t('mining.joules')} name="joules_per_th" />
          <InputField control={control} inputMode="decimal" label={t('mining.power')} name="cents_per_kwh" />
          <InputField control={control} inputMode="decimal" label={t('mining.phs')} name="contracted_phs" />
          <ReasonField />
        </>
      )}
    </FormDialog>
  );
}

function PlanForm({ isHidden }: { isHidden: boolean }) {
  const set = useMutation(setPlanSourceMutation);
  return (
    <FormDialog
      button={{ isHidden, label: t('mining.setPlan'), size: 'sm', variant: 'outline' }}
      onSend={(values) => set.mutateAsync(values)}
      schema={planSchema}
      submit={t('common.save')}
      told={(proposal) => toldWords(proposal, t('mining.saved'))}
      values={{ plan_id: '', source_id: '', phs_per_dollar: '', reason: '' }}
    >
      {({ control }) => (
        <>
          <InputField control={control} dir="ltr" label={t('mining.planId')} name="plan_id" spellCheck={false} />
          <InputField control={control} dir="ltr" label={t('mining.id')} name="source_id" spellCheck={false} />
          <InputField control={control} inputMode="decimal" label={t('mining.perDollar')} name="phs_per_dollar" />
          <ReasonField />
        </>
      )}
    </FormDialog>
  );
}

/** Sources of mining, days whose work is short, and payouts that are income of no day. */
export function MiningDesk({ mayChange }: { mayChange: boolean }) {
  const { data } = useSuspenseQuery(miningQuery);
  return (
    <TitledSection className="mt-14" lead={t('mining.lead')} title={t('mining.title')}>
      <DataTable
        caption={t('mining.title')}
        columns={sourceColumns()}
        empty={null}
        rowKey={({ id }) => id}
        rows={data.sources}
      />
      <div className="flex flex-wrap gap-3 empty:hidden">
        <SourceForm isHidden={!mayChange} />
        <PlanForm isHidden={!mayChange || data.sources.length === 0} />
      </div>
      {data.short.length > 0 ? <h3 className="text-destructive font-medium">{t('mining.short')}</h3> : null}
      <DataTable
        caption={t('mining.short')}
        columns={shortColumns()}
        empty={null}
        rowKey={({ source, day }) => `${source} ${day}`}
        rows={data.short}
      />
      {data.unowned.length > 0 ? (
        <Disclosure title={`${t('mining.unowned')}: ${data.unowned.length}`}>
          <DataTable
            caption={t('mining.unowned')}
            columns={unownedColumns()}
            empty={null}
            rowKey={({ transaction_id, output }) => `${transaction_id}:${output}`}
            rows={data.unowned}
          />
        </Disclosure>
      ) : null}
    </TitledSection>
  );
}
