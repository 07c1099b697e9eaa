import * as z from 'zod/mini';
import { AmountField } from '@/components/forms/AmountField';
import { FormDialog } from '@/components/forms/FormDialog';
import { Button } from '@/components/ui/button';
import { useRequestIds } from '@/lib/forms/use-request-ids';
import { t } from '@/lib/i18n/i18n';
import { amountSchema } from '@/lib/money/amount-schema';
import { formatCents, typedCents } from '@/lib/money/money';

interface MoneyDialogProps {
  title: string;
  text: string;
  hint: string;
  mostCents: number;
  leastCents: number;
  isDisabled?: boolean;
  variant?: 'default' | 'outline';
  onSend: (cents: number, requestId: string) => Promise<unknown>;
  told: string;
}

const moneySchema = (leastCents: number) =>
  z.object({
    cents: amountSchema({
      refuse: (cents) =>
        cents < leastCents ? t('trading.money.least', { amount: formatCents(leastCents) }) : undefined,
    }),
  });

export function MoneyDialog(props: MoneyDialogProps) {
  const { title, text, hint, mostCents, leastCents, isDisabled, variant = 'default', onSend, told } = props;
  // Outlive the dialog: the same values mean the same request.
  const ids = useRequestIds();
  return (
    <FormDialog
      button={{ label: title, description: text, disabled: isDisabled, variant }}
      failsInside
      mode="onChange"
      onSend={({ cents }) => ids.send({ cents }, (id) => onSend(cents, id))}
      schema={moneySchema(leastCents)}
      told={told}
      values={{ cents: '' }}
    >
      {({ control, setValue }) => (
        <AmountField
          action={
            <Button
              onClick={() => setValue('cents', typedCents(mostCents), { shouldValidate: true })}
              variant="outline"
            >
              {t('withdrawing.most')}
            </Button>
          }
          control={control}
          hint={hint}
          label={t('common.amount')}
          name="cents"
        />
      )}
    </FormDialog>
  );
}
