import { useMutation, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { PageHeader } from '@/components/frame/PageHeader';
import { SignalForm } from '@/domain/signals/SignalForm';
import { SignalOutcome } from '@/domain/signals/SignalOutcome';
import { pricesQuery } from '@/features/dashboard/prices';
import { formatExact } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import { PublishedList } from '@/operator/kit/components/PublishedList';
import { operatorsQuery } from '@/operator/kit/operators';
import { publishSignalMutation } from '../mutations';
import { type OperatorSignal, operatorSignalsQuery } from '../queries';

function Signal({ signal }: { signal: OperatorSignal }) {
  const { data: operators = [] } = useQuery(operatorsQuery);
  const by =
    signal.strategy_title === null
      ? operators.find(({ user_id }) => user_id === signal.published_by)?.name
      : t('signals.byLead', { title: signal.strategy_title });
  return (
    <>
      <h2 className="min-w-0 font-medium wrap-anywhere" dir="auto">
        {signal.title}
      </h2>
      <p className="max-w-prose wrap-anywhere whitespace-pre-line" dir="auto">
        {signal.body}
      </p>
      <SignalOutcome signal={signal} />
      <p className="text-muted-foreground text-sm">
        {[formatExact(signal.published_at), by].filter(Boolean).join(' · ')}
      </p>
    </>
  );
}

export function OperatorSignalsPage() {
  const { before } = useSearch({ from: '/_operator/operator/signals' });
  const { data: page } = useSuspenseQuery(operatorSignalsQuery(before));
  const { data: prices = [] } = useQuery(pricesQuery);
  const publish = useMutation(publishSignalMutation);
  return (
    <>
      <PageHeader text={t('offers.signals.lead')} title={t('shell.signals')} />
      <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <SignalForm instruments={prices} onPublish={(signal) => publish.mutateAsync(signal)} />
        <PublishedList empty={t('signals.empty')} label={t('shell.signals')} page={page}>
          {(signal) => <Signal signal={signal} />}
        </PublishedList>
      </div>
    </>
  );
}
