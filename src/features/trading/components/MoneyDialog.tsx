import { useState } from 'react';
import { AmountField } from '@/components/forms/AmountField';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent, DialogTrigger } from '@/components/ui/dialog';
import { errorMessage } from '@/lib/data/errors';
import { useDialogs } from '@/lib/forms/use-dialogs';
import { type RequestIds, useRequestIds } from '@/lib/forms/use-request-ids';
import { refuseForm, useSubmit } from '@/lib/forms/use-submit';
import { t } from '@/lib/i18n/i18n';
import { exampleAmount, formatCents, isForeignAmount, parseCents, typedCents } from '@/lib/money/money';
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

function faultOf(typed: string, cents: number | undefined, least: number): string | undefined {
  if (typed.trim() === '') return undefined;
  if (cents === undefined)
    return t(isForeignAmount(typed) ? 'payments.amount.twoWays' : 'payments.amount.form', {
      example: exampleAmount(),
    });
  return cents < least ? t('trading.money.least', { amount: formatCents(least) }) : undefined;
}

interface MoneyFormProps extends MoneyDialogProps {
  ids: RequestIds;
  onDone: () => void;
}

function MoneyForm({ title, hint, mostCents, leastCents, onSend, told, ids, onDone }: MoneyFormProps) {
  const [typed, setTyped] = useState('');
  const [isTried, setIsTried] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const cents = parseCents(typed);
  const fault = faultOf(typed, cents, leastCents);
  const submit = useSubmit(async (event) => {
    setIsTried(true);
    if (cents === undefined || fault) return refuseForm(event);
    setFailure(undefined);
    setIsSending(true);
    try {
      await ids.send({ cents }, (id) => onSend(cents, id));
    } catch (error) {
      return setFailure(errorMessage(error));
    } finally {
      setIsSending(false);
    }
    toast.success(told);
    onDone();
  });
  return (
    <form className="grid gap-4" noValidate onSubmit={submit}>
      <AmountField
        action={
          <Button onClick={() => setTyped(typedCents(mostCents))} variant="outline">
            {t('trading.max')}
          </Button>
        }
        error={isTried && typed.trim() === '' ? t('common.required') : fault}
        hint={hint}
        label={t('common.amount')}
        onChange={({ target }) => setTyped(target.value)}
        typed={typed}
        value={typed}
      />
      {failure ? <Alert tone="bad">{failure}</Alert> : null}
      <SubmitButton pending={isSending}>{title}</SubmitButton>
    </form>
  );
}
