import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { v7 as newId } from 'uuid';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent, DialogTrigger } from '@/components/ui/dialog';
import { ExactField } from '@/features/trading/components/ExactField';
import { errorMessage, isUnclear, toAppError } from '@/lib/data/errors';
import { useDialogs } from '@/lib/forms/use-dialogs';
import { refuseForm, useSubmit } from '@/lib/forms/use-submit';
import { t } from '@/lib/i18n/i18n';
import { formatCents } from '@/lib/money/money';
import { formatNumber } from '@/lib/money/percent';
import { toast } from '@/lib/toast';
import { formatUnits } from '../figures';
import { faultOf, LEAST_CENTS, partOf, readPart } from '../limits';
import { redeemMutation } from '../mutations';
import type { OwnCopy } from '../queries';

const WHOLE_BP = 10_000;

interface RedeemDialogProps {
  copy: Pick<OwnCopy, 'pool_id' | 'title' | 'units' | 'value_cents' | 'waiting_units'>;
  variant?: 'primary' | 'outline';
}

/** A request that was sent: its id, and the units of which a part was asked. */
interface Sent {
  id: string;
  free: number;
}

/** Requests without a clear answer, by what was typed: what is there changes meanwhile, and what was asked must not. */
function useUnanswered() {
  const [sent, setSent] = useState<ReadonlyMap<string, Sent>>(new Map());
  return {
    sent,
    keep: (typed: string, request: Sent) => setSent((now) => new Map(now).set(typed, request)),
    forget: (typed: string) => setSent((now) => new Map([...now].filter(([each]) => each !== typed))),
  };
}

/** The button that takes money out of a strategy, where there is some, and the dialog that asks how much. Stays for a request without an answer. */
export function RedeemDialog({ copy, variant = 'outline' }: RedeemDialogProps) {
  const { dialog, done } = useDialogs();
  const unanswered = useUnanswered();
  const opening = dialog('redeem');
  const isUnanswered = unanswered.sent.size > 0;
  return (
    <Dialog {...opening}>
      {copy.units > 0 || opening.open || isUnanswered ? (
        <DialogTrigger asChild>
          <Button disabled={copy.units <= copy.waiting_units && !isUnanswered} variant={variant}>
            {t('copying.redeem.action')}
          </Button>
        </DialogTrigger>
      ) : null}
      <DialogContent
        description={t('copying.redeem.text')}
        title={t('copying.redeem.title', { title: copy.title })}
      >
        <RedeemForm copy={copy} onDone={done} unanswered={unanswered} />
      </DialogContent>
    </Dialog>
  );
}

interface RedeemFormProps extends Pick<RedeemDialogProps, 'copy'> {
  /** Outlive the dialog. */
  unanswered: ReturnType<typeof useUnanswered>;
  onDone: () => void;
}

/** Why nothing was taken out: what is too little is a part here, and all can leave. */
const refusalOf = (error: unknown): string =>
  toAppError(error).code === 'below_minimum'
    ? t('copying.redeem.least', { amount: formatCents(LEAST_CENTS) })
    : errorMessage(error);

/** How many units leave, and what they are worth now where anything is held. */
function redeemText(copy: Pick<OwnCopy, 'units' | 'value_cents'>, units: number): string {
  const leaving = `${t('copying.mine.units', { units: formatUnits(units) })}.`;
  if (copy.units === 0) return leaving;
  const cents = Number((BigInt(copy.value_cents) * BigInt(units)) / BigInt(copy.units));
  return `${leaving} ${t('copying.redeem.says', { amount: formatCents(cents) })}`;
}

function RedeemForm({ copy, unanswered, onDone }: RedeemFormProps) {
  const redeem = useMutation(redeemMutation);
  const [typed, setTyped] = useState('');
  const [isTried, setIsTried] = useState(false);
  const [failure, setFailure] = useState<string>();
  const part = readPart(typed);
  const meant = `${copy.pool_id} ${part}`;
  const sent = unanswered.sent.get(meant);
  const free = sent?.free ?? copy.units - copy.waiting_units;
  const units = typeof part === 'number' ? partOf(free, part) : undefined;
  const submit = useSubmit(async (event) => {
    setIsTried(true);
    setFailure(undefined);
    if (units === undefined || units === 0) return refuseForm(event);
    const id = sent?.id ?? newId();
    unanswered.keep(meant, { id, free });
    try {
      await redeem.mutateAsync({
        pool_id: copy.pool_id,
        request_id: id,
        // All of them is said without a number: what the profit share takes meanwhile is no reason to refuse.
        ...(part === WHOLE_BP ? {} : { units }),
      });
    } catch (error) {
      if (!isUnclear(error)) unanswered.forget(meant);
      return setFailure(refusalOf(error));
    }
    unanswered.forget(meant);
    toast.success(t('copying.redeem.done'));
    onDone();
  });
  return (
    <form className="grid gap-4" noValidate onSubmit={submit}>
      <ExactField
        action={
          <Button onClick={() => setTyped(formatNumber(100))} variant="outline">
            {t('copying.redeem.all')}
          </Button>
        }
        error={units === 0 ? t('copying.redeem.partForm') : faultOf(part, isTried)}
        hint={t('copying.mine.units', { units: formatUnits(free) })}
        label={t('copying.redeem.part')}
        onChange={setTyped}
        value={typed}
      />
      {units === undefined ? null : (
        <output className="bg-muted block rounded-md p-3 text-sm">{redeemText(copy, units)}</output>
      )}
      {failure ? <Alert tone="bad">{failure}</Alert> : null}
      <SubmitButton pending={redeem.isPending}>{t('copying.redeem.action')}</SubmitButton>
    </form>
  );
}
