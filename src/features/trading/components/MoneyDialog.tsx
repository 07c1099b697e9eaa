import * as z from 'zod/mini';
import { AmountField } from '@/components/forms/AmountField';
import { Form, FormFailure } from '@/components/forms/Form';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent, DialogTrigger } from '@/components/ui/dialog';
import { useDialogs } from '@/lib/forms/use-dialogs';
import { type RequestIds, useRequestIds } from '@/lib/forms/use-request-ids';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { t } from '@/lib/i18n/i18n';
import { amountSchema } from '@/lib/money/amount-schema';
import { formatCents, typedCents } from '@/lib/money/money';
import { toast } from '@/lib/toast';

interface MoneyDialogProps {
  /** What the button says, and the dialog is called. */
  title: string;
  text: string;
  /** How much there is, in words; and in integer cents. */
  hint: string;
  mostCents: number;
  /** The least that can be moved, in integer cents. */
  leastCents: number;
  isDisabled?: boolean;
  variant?: 'primary' | 'outline';
  /** Moves so many cents under a request's id. */
  onSend: (cents: number, requestId: string) => Promise<unknown>;
  /** What is said once it was asked for. */
  told: string;
}

/** A button that moves an amount between the balance and the portfolio, and the dialog that asks how much. */
export function MoneyDialog(props: MoneyDialogProps) {
  const { title, text, isDisabled, variant } = props;
  const { dialog, done } = useDialogs();
  // Outlive the dialog: a person who closes it after a lost answer and enters the same values means the one request.
  const ids = useRequestIds();
  return (
    <Dialog {...dialog('money')}>
      <DialogTrigger asChild>
        <Button disabled={isDisabled} variant={variant}>
          {title}
        </Button>
      </DialogTrigger>
      <DialogContent description={text} title={title}>
        <MoneyForm {...props} ids={ids} onDone={done} />
      </DialogContent>
    </Dialog>
  );
}

interface MoneyFormProps extends MoneyDialogProps {
  ids: RequestIds;
  onDone: () => void;
}

function MoneyForm({ title, hint, mostCents, leastCents, onSend, told, ids, onDone }: MoneyFormProps) {
  const schema = z.object({
    cents: amountSchema({
      refuse: (cents) =>
        cents < leastCents ? t('trading.money.least', { amount: formatCents(leastCents) }) : undefined,
    }),
  });
  const form = useZodForm(schema, { cents: '' }, { mode: 'onChange' });
  return (
    <Form
      className="grid gap-4"
      failsInside
      form={form}
      onSubmit={async ({ cents }) => {
        await ids.send({ cents }, (id) => onSend(cents, id));
        toast.success(told);
        onDone();
      }}
    >
      <AmountField
        action={
          <Button
            onClick={() => form.setValue('cents', typedCents(mostCents), { shouldValidate: true })}
            variant="outline"
          >
            {t('trading.max')}
          </Button>
        }
        control={form.control}
        hint={hint}
        label={t('common.amount')}
        name="cents"
      />
      <FormFailure />
      <SubmitButton>{title}</SubmitButton>
    </Form>
  );
}
