import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { AmountField } from '@/components/forms/AmountField';
import { ExactField } from '@/components/forms/ExactField';
import { Form, FormFailure } from '@/components/forms/Form';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { Dialog, DialogBox, DialogTrigger } from '@/components/frame/Dialog';
import { Button } from '@/components/ui/button';
import { readSchema } from '@/lib/forms/read-schema';
import { useDialogs } from '@/lib/forms/use-dialogs';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { t } from '@/lib/i18n/i18n';
import { typedExact } from '@/lib/money/exact';
import { typedCents } from '@/lib/money/money';
import { toast } from '@/lib/toast';
import { readCents, readShare } from '../../limits';
import { termsMutation } from '../../mutations';
import type { LedStrategy } from '../../queries';

type Terms = Pick<LedStrategy, 'pool_id' | 'share_bp' | 'capacity_cents'>;

export function TermsDialog({ strategy }: { strategy: Terms }) {
  const { dialog, done } = useDialogs();
  return (
    <Dialog {...dialog('terms')}>
      <DialogTrigger asChild>
        <Button variant="outline">{t('copying.desk.terms')}</Button>
      </DialogTrigger>
      <DialogBox description={t('copying.desk.termsText')} title={t('copying.desk.terms')}>
        <TermsForm onDone={done} strategy={strategy} />
      </DialogBox>
    </Dialog>
  );
}

const termsSchema = z.object({ share: readSchema(readShare), capacity: readSchema(readCents) });

function TermsForm({ strategy, onDone }: { strategy: Terms; onDone: () => void }) {
  const change = useMutation(termsMutation);
  const form = useZodForm(
    termsSchema,
    { share: typedExact(strategy.share_bp, 2), capacity: typedCents(strategy.capacity_cents) },
    { mode: 'onChange' },
  );
  const { control } = form;
  return (
    <Form
      className="grid gap-4"
      failsInside
      form={form}
      onSubmit={async ({ share, capacity }) => {
        await change.mutateAsync({ pool_id: strategy.pool_id, share_bp: share, capacity_cents: capacity });
        toast.success(t('copying.desk.termsDone'));
        onDone();
      }}
    >
      <ExactField control={control} label={t('copying.desk.share')} name="share" />
      <AmountField
        control={control}
        hint={t('copying.desk.capacityText')}
        label={t('copying.desk.capacity')}
        name="capacity"
      />
      <FormFailure />
      <SubmitButton>{t('copying.desk.terms')}</SubmitButton>
    </Form>
  );
}
