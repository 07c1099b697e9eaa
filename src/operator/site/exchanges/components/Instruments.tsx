import { useMutation } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { type Column, DataTable } from '@/components/display/DataTable';
import { FreeText } from '@/components/display/FreeText';
import { Badge } from '@/components/ui/badge';
import { formatAgo } from '@/lib/ages';
import { formatExact } from '@/lib/dates';
import { useRequestIds } from '@/lib/forms/use-request-ids';
import { t } from '@/lib/i18n/i18n';
import { formatQuote } from '@/lib/money/market-figures';
import { ProposalSteps } from '@/operator/kit/components/ProposalSteps';
import { Step } from '@/operator/kit/components/Step';
import { decideResumptionMutation, proposeResumptionMutation } from '../mutations';
import { sourceWord } from '../price-words';
import type { DeskInstrument } from '../queries';

const columns = (mayDecide: boolean): Column<DeskInstrument>[] => [
  { key: 'name', title: t('offers.exchanges.instrument'), cell: ({ name }) => <bdi>{name}</bdi> },
  {
    key: 'source',
    title: t('offers.exchanges.source'),
    cell: ({ source }) => (source === null ? '–' : <bdi className="break-all">{sourceWord(source)}</bdi>),
  },
  {
    key: 'last',
    title: t('offers.exchanges.last'),
    cell: ({ received_at }) =>
      received_at === null ? (
        '–'
      ) : (
        <time dateTime={received_at} title={formatExact(received_at)}>
          {formatAgo(received_at)}
        </time>
      ),
  },
  {
    key: 'state',
    title: t('switches.state'),
    cell: (instrument) => <State instrument={instrument} mayDecide={mayDecide} />,
  },
];

interface StateProps {
  instrument: DeskInstrument;
  mayDecide: boolean;
}

/** Whether the price of an instrument is one to go by; of a halted one, what can be done. */
function State({ instrument, mayDecide }: StateProps) {
  const { halted_at, stale, agreed_mid, price_decimals, resumed_at } = instrument;
  if (halted_at === null || agreed_mid === null) {
    if (stale === null) return <Badge>{t('offers.exchanges.noPrice')}</Badge>;
    return (
      <Badge tone={stale ? 'wait' : 'good'}>
        {t(stale ? 'offers.exchanges.old' : 'offers.exchanges.fresh')}
      </Badge>
    );
  }
  const price = formatQuote(agreed_mid, price_decimals, 'dollars');
  return (
    <div className="grid justify-items-start gap-2 text-start">
      <Badge tone="bad">{t('offers.exchanges.halted')}</Badge>
      <p className="max-w-prose text-sm">
        {t('offers.exchanges.haltedText', { date: formatExact(halted_at), price })}
      </p>
      {resumed_at === null ? null : <p className="max-w-prose text-sm">{t('offers.exchanges.awaits')}</p>}
      <Resume agreedMid={agreed_mid} instrument={instrument} mayDecide={mayDecide} />
    </div>
  );
}

/** The steps by which two people resume a halted instrument. */
function Resume({ instrument, agreedMid, mayDecide }: StateProps & { agreedMid: number }) {
  const { user } = useRouteContext({ from: '/_operator' });
  const propose = useMutation(proposeResumptionMutation);
  const decide = useMutation(decideResumptionMutation);
  const { id, name, price_decimals, halted_at, resumption, resumed_at } = instrument;
  const ids = useRequestIds({ state: `${halted_at} ${resumption?.id ?? ''}` });
  const written = (ticks: number) => formatQuote(ticks, price_decimals, 'dollars');
  if (!resumption)
    return mayDecide && resumed_at === null ? (
      <Step
        about={name}
        done={t('switches.proposed')}
        label={t('offers.exchanges.resume')}
        onConfirm={(reason) => {
          const seen = { instrument_id: id, seen_mid: agreedMid, reason };
          return ids.send(seen, (request_id) => propose.mutateAsync({ ...seen, request_id }));
        }}
        text={t('offers.exchanges.resumeText')}
        title={t('offers.exchanges.resumeTitle', { name, price: written(agreedMid) })}
        variant="outline"
        withReason
      />
    ) : null;
  const isOwn = resumption.proposed_by === user.id;
  const isOutdated = resumption.seen_mid !== agreedMid;
  const price = written(resumption.seen_mid);
  return (
    <div className="grid gap-2">
      <FreeText>
        {t('offers.exchanges.resumption', {
          name: resumption.proposed_by_name,
          price,
          reason: resumption.reason,
        })}
      </FreeText>
      {isOutdated ? <p className="text-warning text-sm">{t('offers.exchanges.resumptionOld')}</p> : null}
      {mayDecide ? (
        <ProposalSteps
          about={name}
          done={t('offers.exchanges.resumed')}
          isOutdated={isOutdated}
          isOwn={isOwn}
          key={resumption.id}
          label={t('offers.exchanges.confirmResume')}
          onDecide={(confirm) => decide.mutateAsync({ id: resumption.id, confirm })}
          text={t('offers.exchanges.resumeText')}
          title={t('offers.exchanges.resumeTitle', { name, price })}
        />
      ) : null}
    </div>
  );
}

interface InstrumentsProps {
  instruments: readonly DeskInstrument[];
  mayDecide: boolean;
}

/** Each instrument with where its price comes from, how old it is, and its halt. */
export function Instruments({ instruments, mayDecide }: InstrumentsProps) {
  return (
    <section aria-labelledby="instruments">
      <h2 className="mb-4 text-lg font-semibold" id="instruments">
        {t('offers.exchanges.instruments')}
      </h2>
      <DataTable
        caption={t('offers.exchanges.instruments')}
        columns={columns(mayDecide)}
        empty={null}
        rowKey={({ id }) => id}
        rows={instruments}
      />
    </section>
  );
}
