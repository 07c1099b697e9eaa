import { useMutation } from '@tanstack/react-query';
import type { Column } from '@/components/display/DataTable';
import { Badge } from '@/components/ui/badge';
import { formatAgo } from '@/lib/ages';
import { formatExact } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import { formatQuote } from '@/lib/money/market-figures';
import { Step } from '@/operator/kit/components/Step';
import { useIsProposed } from '@/operator/kit/proposals';
import { proposeResumptionMutation } from '../mutations';
import { sourceWord } from '../price-words';
import type { DeskInstrument } from '../queries';

/** The columns of instruments, with what can be done about a halt. */
export const instrumentColumns = (mayDecide: boolean): Column<DeskInstrument>[] => [
  { title: t('signals.form.instrument'), cell: ({ name }) => <bdi>{name}</bdi> },
  {
    title: t('offers.exchanges.source'),
    cell: ({ source }) => (source === null ? '–' : <bdi className="break-all">{sourceWord(source)}</bdi>),
  },
  {
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
  { title: t('common.statusTitle'), cell: (instrument) => <State instrument={instrument} mayDecide={mayDecide} /> },
];

function State({ instrument, mayDecide }: { instrument: DeskInstrument; mayDecide: boolean }) {
  const { halted_at, stale, agreed_mid, price_decimals, resumed_at } = instrument;
  if (halted_at === null || agreed_mid === null) {
    if (stale === null) return <Badge variant="secondary">{t('offers.exchanges.noPrice')}</Badge>;
    return (
      <Badge variant={stale ? 'outline' : 'default'}>
        {t(stale ? 'offers.exchanges.old' : 'offers.exchanges.fresh')}
      </Badge>
    );
  }
  const price = formatQuote(agreed_mid, price_decimals, 'dollars');
  return (
    <div className="grid justify-items-start gap-2 text-start">
      <Badge variant="destructive">{t('offers.trading.states.paused')}</Badge>
      <p className="max-w-prose text-sm">{t('offers.exchanges.haltedText', { date: formatExact(halted_at), price })}</p>
      {resumed_at === null ? null : <p className="max-w-prose text-sm">{t('offers.exchanges.awaits')}</p>}
      {mayDecide && resumed_at === null ? (
        <Resume agreedMid={agreed_mid} instrument={instrument} price={price} />
      ) : null}
    </div>
  );
}

interface ResumeProps {
  instrument: DeskInstrument;
  agreedMid: number;
  price: string;
}

function Resume({ instrument: { id, name }, agreedMid, price }: ResumeProps) {
  const propose = useMutation(proposeResumptionMutation);
  if (useIsProposed('resumption', id)) return null;
  return (
    <Step
      about={name}
      done={t('switches.proposed')}
      label={t('offers.exchanges.resume')}
      onConfirm={(reason) => propose.mutateAsync({ instrument_id: id, seen_mid: agreedMid, reason })}
      text={t('offers.exchanges.resumeText')}
      title={t('offers.exchanges.resumeTitle', { name, price })}
      variant="outline"
      withReason
    />
  );
}
