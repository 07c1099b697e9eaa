import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { ChangeEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import type * as z from 'zod/mini';
import { AmountField } from '@/components/forms/AmountField';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import type { WithdrawalMethod } from '@/features/dashboard/withdrawal-methods';
import { addressHint, addressKind } from '@/lib/addresses/address-words';
import { checkAddress } from '@/lib/addresses/addresses';
import { pastedAddress, pastedMemo } from '@/lib/addresses/pasted';
import { toastInvalid, useSubmit } from '@/lib/forms/use-submit';
import { t } from '@/lib/i18n/i18n';
import { formatCents, parseCents, typedCents } from '@/lib/money/money';
import { withdrawalTermsQuery } from '../queries';
import { takesMemo, type withdrawalSchema } from '../schema';

type Schema = ReturnType<typeof withdrawalSchema>;
/** What is typed, and what is understood of it. */
export type WithdrawalFields = UseFormReturn<z.input<Schema>, unknown, z.output<Schema>>;

interface WithdrawalFormProps {
  form: WithdrawalFields;
  method: WithdrawalMethod;
  availableCents: number;
  /** The most that can be requested now. */
  mostCents: number;
  /** What the limits of the person leave, a sentence each. */
  limits: readonly string[];
  onSubmit: (values: z.output<Schema>) => Promise<void>;
}

/** Where to and how much. */
export function WithdrawalForm({
  form,
  method,
  availableCents,
  mostCents,
  limits,
  onSubmit,
}: WithdrawalFormProps) {
  const { register, handleSubmit, control, formState, setValue, setFocus } = form;
  const { errors } = formState;
  const typed = useWatch({ control });
  const check = checkAddress(method.name, pastedAddress(typed.address ?? ''));
  const submit = useSubmit(handleSubmit(onSubmit, toastInvalid));
  return (
    <form className="grid gap-5" noValidate onSubmit={submit}>
      {errors.root ? <Alert tone="bad">{errors.root.message}</Alert> : null}
      <Field
        error={errors.address?.message}
        hint={
          <>
            {addressHint(method.name)}
            <output className="text-foreground block font-medium">
              {check.ok ? addressKind(check, method.name) : null}
            </output>
          </>
        }
        label={t('withdrawing.enterAddress')}
      >
        {(field) => (
          <Input
            {...field}
            {...register('address', {
              onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
                const memo = pastedMemo(target.value);
                if (memo !== undefined) setValue('memo', memo);
              },
            })}
            autoCapitalize="none"
            autoComplete="off"
            autoCorrect="off"
            dir="ltr"
            spellCheck={false}
          />
        )}
      </Field>
      {takesMemo(method.name) ? (
        <Field
          error={errors.memo?.message}
          hint={t('withdrawing.memoHint')}
          label={t('payments.wallet.memo')}
        >
          {(field) => (
            <Input {...field} {...register('memo')} autoComplete="off" dir="ltr" spellCheck={false} />
          )}
        </Field>
      ) : null}
      <AmountField
        action={
          <Button
            aria-label={`${t('withdrawing.most')}: ${formatCents(mostCents)}`}
            disabled={mostCents <= 0}
            onClick={() => {
              setValue('amount', typedCents(mostCents), { shouldValidate: formState.isSubmitted });
              setFocus('amount');
            }}
            variant="outline"
          >
            {t('withdrawing.most')}
          </Button>
        }
        error={errors.amount?.message}
        hint={[
          t('withdrawing.amountHint', {
            available: formatCents(availableCents),
            minimum: formatCents(method.min_cents),
          }),
          ...limits,
        ]
          .map((line) => (
            <span className="block" key={line}>
              {line}
            </span>
          ))
          .concat(<Cost cents={parseCents(typed.amount ?? '')} key="cost" method={method} />)}
        label={t('depositing.enterAmount')}
        typed={typed.amount}
        {...register('amount')}
      />
      <SubmitButton pending={formState.isSubmitting}>{t('withdrawing.submit')}</SubmitButton>
    </form>
  );
}

/** The fee of an amount, what is sent and what stays, by the database; nothing before there is an amount that can leave. */
function Cost({ cents, method }: { cents: number | undefined; method: WithdrawalMethod }) {
  const { user } = useRouteContext({ from: '/_account' });
  const { data: terms } = useQuery({
    ...withdrawalTermsQuery(user.id, method.name, cents ?? 0),
    enabled: cents !== undefined,
    placeholderData: keepPreviousData,
  });
  return (
    <output className="block">
      {cents !== undefined && terms && terms.remaining_cents >= 0
        ? t('withdrawing.cost', {
            fee: formatCents(terms.fee_cents),
            pays: formatCents(terms.pays_cents),
            remains: formatCents(terms.remaining_cents),
          })
        : null}
    </output>
  );
}
