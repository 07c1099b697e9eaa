import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { AmountField } from '@/components/forms/AmountField';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent, DialogTrigger } from '@/components/ui/dialog';
import { ExactField } from '@/features/trading/components/ExactField';
import { errorMessage } from '@/lib/data/errors';
import { useDialogs } from '@/lib/forms/use-dialogs';
import { refuseForm, useSubmit } from '@/lib/forms/use-submit';
import { t } from '@/lib/i18n/i18n';
import { typedExact } from '@/lib/money/exact';
import { typedCents } from '@/lib/money/money';
import { toast } from '@/lib/toast';
import { faultOf, readCents, readShare } from '../../limits';
import { termsMutation } from '../../mutations';
import type { LedStrategy } from '../../queries';

type Terms = Pick<LedStrategy, 'pool_id' | 'share_bp' | 'capacity_cents'>;

/** The button that changes what a strategy costs and takes, and the dialog that asks for it. */
export function TermsDialog({ strategy }: { strategy: Terms }) {
  const { dialog, done } = useDialogs();
  return (
    <Dialog {...dialog('terms')}>
      <DialogTrigger asChild>
        <Button variant="outline">{t('copying.desk.terms')}</Button>
      </DialogTrigger>
      <DialogContent description={t('copying.desk.termsText')} title={t('copying.desk.terms')}>
        <TermsForm onDone={done} strategy={strategy} />
      </DialogContent>
    </Dialog>
  );
}

function TermsForm({ strategy, onDone }: { strategy: Terms; onDone: () => void }) {
  const change = useMutation(termsMutation);
  const [typedShare, setTypedShare] = useState(() => typedExact(strategy.share_bp, 2));
  const [typedCapacity, setTypedCapacity] = useState(() => typedCents(strategy.capacity_cents));
  const [failure, setFailure] = useState<string>();
  const share = readShare(typedShare);
  const capacity = readCents(typedCapacity);
  const submit = useSubmit(async (event) => {
    setFailure(undefined);
    if (typeof share !== 'number' || typeof capacity !== 'number') return refuseForm(event);
    try {
      await change.mutateAsync({ pool_id: strategy.pool_id, share_bp: share, capacity_cents: capacity });
    } catch (error) {
      return setFailure(errorMessage(error));
    }
    toast.success(t('copying.desk.termsDone'));
    onDone();
  });
  return (
    <form className="grid gap-4" noValidate onSubmit={submit}>
      <ExactField
        error={faultOf(share, true)}
        label={t('copying.desk.share')}
        onChange={setTypedShare}
        value={typedShare}
      />
      <AmountField
        error={faultOf(capacity, true)}
        hint={t('copying.desk.capacityText')}
        label={t('copying.desk.capacity')}
        onChange={({ target }) => setTypedCapacity(target.value)}
        typed={typedCapacity}
        value={typedCapacity}
      />
      {failure ? <Alert tone="bad">{failure}</Alert> : null}
      <SubmitButton pending={change.isPending}>{t('copying.desk.terms')}</SubmitButton>
    </form>
  );
}
