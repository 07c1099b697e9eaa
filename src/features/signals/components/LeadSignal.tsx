import { useMutation, useQuery } from '@tanstack/react-query';
import { SignalForm } from '@/domain/signals/SignalForm';
import { pricesQuery } from '@/features/dashboard/prices';
import { t } from '@/lib/i18n/i18n';
import { publishLeadSignalMutation } from '../mutations';
import { type LedStrategy, ledStrategyQuery } from '../queries';

export function LeadSignal({ userId }: { userId: string }) {
  const { data: led } = useQuery(ledStrategyQuery(userId));
  return led ? <NewSignal led={led} /> : null;
}

function NewSignal({ led: { pool_id, title } }: { led: LedStrategy }) {
  const { data: prices = [] } = useQuery(pricesQuery);
  const publish = useMutation(publishLeadSignalMutation);
  return (
    <details className="mb-6 rounded-lg border p-4">
      <summary className="min-h-6 cursor-pointer font-medium wrap-anywhere">
        {t('signals.form.asLead', { title })}
      </summary>
      <div className="mt-4 max-w-prose">
        <SignalForm instruments={prices} onPublish={(signal) => publish.mutateAsync({ ...signal, pool_id })} />
      </div>
    </details>
  );
}
