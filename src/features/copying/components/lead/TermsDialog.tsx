import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { AmountField } from '@/components/forms/AmountField';
import { ExactField } from '@/components/forms/ExactField';
import { FormDialog } from '@/components/forms/FormDialog';
import { readSchema } from '@/lib/forms/read-schema';
import { t } from '@/lib/i18n/i18n';
import { typedExact } from '@/lib/money/exact';
import { typedCents } from '@/lib/money/money';
import { readCents, readShare } from '../../limits';
import { termsMutation } from '../../mutations';
import type { LedStrategy } from '../../queries';

const termsSchema = z.object({ share_bp: readSchema(readShare), capacity_cents: readSchema(readCents) });

export function TermsDialog({ strategy }: { strategy: LedStrategy }) {
  const change = useMutation(termsMutation);
  const { pool_id, share_bp, capacity_cents } = strategy;
  return (
    <FormDialog
      button={{ label: t('copying.desk.terms'), description: t('copying.desk.termsText'), variant: 'outline' }}
      failsInside
      mode="onChange"
      onSend={(terms) => change.mutateAsync({ pool_id, ...terms })}
      schema={termsSchema}
      told={t('copying.desk.termsDone')}
      values={{ share_bp: typedExact(share_bp, 2), capacity_cents: typedCents(capacity_cents) }}
    >
      {({ control }) => (
        <>
          <ExactField control={control} label={t('copying.desk.share')} name="share_bp" />
          <AmountField
            control={control}
            hint={t('copying.desk.capacityText')}
            label={t('copying.figure.capacity')}
            name="capacity_cents"
          />
        </>
      )}
    </FormDialog>
  );
}
