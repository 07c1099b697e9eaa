import * as z from 'zod/mini';
import { AmountField } from '@/components/forms/AmountField';
import { Form, FormFailure } from '@/components/forms/Form';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { Dialog, DialogBox, DialogTrigger } from '@/components/frame/Dialog';
import { Button } from '@/components/ui/button';
import { useDialogs } from '@/lib/forms/use-dialogs';
import { type RequestIds, useRequestIds } from '@/lib/forms/use-request-ids';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { t } from '@/lib/i18n/i18n';
import { amountSchema } from '@/lib/money/amount-schema';
import { formatCents, typedCents } from '@/lib/money/money';
import { toast } from '@/lib/toast';

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

export function MoneyDialog(props: MoneyDialogProps) {
  const { title, text, isDisabled, variant } = props;
  const { dialog, done } = useDialogs();
  // Outlive the dialog: the same values mean the same request.
  const ids = useRequestIds();
  return (
    <Dialog {...dialog('money')}>
      <DialogTrigger asChild>
        <Button disabled={isDisabled} variant={variant}>
          {title}
        </Button>
      </DialogTrigger>
      <DialogBox description={text} title={title}>
        <MoneyForm {...props} ids={ids} onDone={done} />
      </DialogBox>
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
