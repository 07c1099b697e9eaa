import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { v7 as newId } from 'uuid';
import * as z from 'zod/mini';
import { ExactField } from '@/components/forms/ExactField';
import { Form, FormFailure } from '@/components/forms/Form';
import { FormButton } from '@/components/forms/FormDialog';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { Button } from '@/components/ui/button';
import { errorMessage, isUnclear, toAppError } from '@/lib/data/errors';
import { readSchema } from '@/lib/forms/read-schema';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { t } from '@/lib/i18n/i18n';
import { formatCents } from '@/lib/money/money';
import { formatNumber } from '@/lib/money/percent';
import { toast } from '@/lib/toast';
import { formatUnits } from '../figures';
import { LEAST_CENTS, partOf, readPart } from '../limits';
import { redeemMutation } from '../mutations';
import type { OwnCopy } from '../queries';

const WHOLE_BP = 10_000;

interface RedeemDialogProps {
  copy: Pick<OwnCopy, 'pool_id' | 'title' | 'units' | 'value_cents' | 'waiting_units'>;
  variant?: 'default' | 'outline';
}

interface Sent {
  id: string;
  free: number;
}

/** By input: a retry must send the same units, even if the holding changed. */
function useUnanswered() {
  const [sent, setSent] = useState<ReadonlyMap<string, Sent>>(new Map());
  return {
    sent,
    keep: (typed: string, request: Sent) => setSent((now) => new Map(now).set(typed, request)),
    forget: (typed: string) => setSent((now) => new Map([...now].filter(([each]) => each !== typed))),
  };
}

export function RedeemDialog({ copy, variant = 'outline' }: RedeemDialogProps) {
  const unanswered = useUnanswered();
  const isUnanswered = unanswered.sent.size > 0;
  return (
    <FormButton
      label={t('trading.money.out')}
      description={t('copying.redeem.text')}
      disabled={copy.units <= copy.waiting_units && !isUnanswered}
      isHidden={copy.units === 0 && !isUnanswered}
      title={t('copying.redeem.title', { title: copy.title })}
      variant={variant}
    >
      {(onDone) => <RedeemForm copy={copy} onDone={onDone} unanswered={unanswered} />}
    </FormButton>
  );
}

interface RedeemFormProps extends Pick<RedeemDialogProps, 'copy'> {
  /** Outlive the dialog. */
  unanswered: ReturnType<typeof useUnanswered>;
  onDone: () => void;
}

/** Why redeeming failed: only a part can be too small. */
const refusalOf = (error: unknown): string =>
  toAppError(error).code === 'below_minimum'
    ? t('copying.redeem.least', { amount: formatCents(LEAST_CENTS) })
    : errorMessage(error);

function redeemText(copy: Pick<OwnCopy, 'units' | 'value_cents'>, units: number): string {
  const leaving = `${t('copying.mine.units', { units: formatUnits(units) })}.`;
  if (copy.units === 0) return leaving;
  const cents = Number((BigInt(copy.value_cents) * BigInt(units)) / BigInt(copy.units));
  return `${leaving} ${t('copying.redeem.says', { amount: formatCents(cents) })}`;
}

function RedeemForm({ copy, unanswered, onDone }: RedeemFormProps) {
  const redeem = useMutation(redeemMutation);
  const meant = (part: number | string | undefined) => `${copy.pool_id} ${part}`;
  const freeOf = (part: number | string | undefined) =>
    unanswered.sent.get(meant(part))?.free ?? copy.units - copy.waiting_units;
  const schema = z.object({
    part: readSchema((text) => {
      const part = readPart(text);
      const isNone = typeof part === 'number' && partOf(freeOf(part), part) === 0;
      return isNone ? t('copying.redeem.partForm') : part;
    }),
  });
  const form = useZodForm(schema, { part: '' }, { mode: 'onChange' });
  const { control, setValue } = form;
  const typed = readPart(useWatch({ control, name: 'part' }));
  const free = freeOf(typed);
  return (
    <Form
      className="grid gap-4"
      failsInside
      failureText={refusalOf}
      form={form}
      onSubmit={async ({ part }) => {
        const key = meant(part);
        const id = unanswered.sent.get(key)?.id ?? newId();
        unanswered.keep(key, { id, free: freeOf(part) });
        try {
          await redeem.mutateAsync({
            pool_id: copy.pool_id,
            request_id: id,
            // No number, because the profit share may change the units meanwhile.
            ...(part === WHOLE_BP ? {} : { units: partOf(freeOf(part), part) }),
          });
        } catch (error) {
          if (!isUnclear(error)) unanswered.forget(key);
          throw error;
        }
        unanswered.forget(key);
        toast.success(t('copying.redeem.done'));
        onDone();
      }}
    >
      <ExactField
        action={
          <Button onClick={() => setValue('part', formatNumber(100), { shouldValidate: true })} variant="outline">
            {t('copying.redeem.all')}
          </Button>
        }
        control={control}
        hint={t('copying.mine.units', { units: formatUnits(free) })}
        label={t('copying.redeem.part')}
        name="part"
      />
      {typeof typed === 'number' ? (
        <output className="bg-muted block rounded-md p-3 text-sm">{redeemText(copy, partOf(free, typed))}</output>
      ) : null}
      <FormFailure />
      <SubmitButton>{t('trading.money.out')}</SubmitButton>
    </Form>
  );
}
