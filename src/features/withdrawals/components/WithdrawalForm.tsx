import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { ChangeEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import type * as z from 'zod/mini';
import { AmountField } from '@/components/forms/AmountField';
import { Form, FormFailure } from '@/components/forms/Form';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { InputField } from '@/components/forms/TextFields';
import { Button } from '@/components/ui/button';
import type { WithdrawalMethod } from '@/features/dashboard/withdrawal-methods';
import { addressHint, addressKind } from '@/lib/addresses/address-words';
import { checkAddress } from '@/lib/addresses/addresses';
import { pastedAddress, pastedMemo } from '@/lib/addresses/pasted';
import { toastIncomplete } from '@/lib/forms/use-submit';
import { t } from '@/lib/i18n/i18n';
import { formatCoins } from '@/lib/money/coins';
import { formatCents, parseCents, typedCents } from '@/lib/money/money';
import { withdrawalTermsQuery } from '../queries';
import { takesMemo, type withdrawalSchema } from '../schema';
import type { PayoutAddress } from '../waits';
import { SavedAddresses } from './SavedAddresses';

type Schema = ReturnType<typeof withdrawalSchema>;
export type WithdrawalFields = UseFormReturn<z.input<Schema>, unknown, z.output<Schema>>;

interface WithdrawalFormProps {
  form: WithdrawalFields;
  method: WithdrawalMethod;
  availableCents: number;
  mostCents: number;
  addresses: readonly PayoutAddress[];
  /** What is wrong with an amount before it is sent. */
  faultOf: (cents: number) => string | undefined;
  onSubmit: (values: z.output<Schema>) => Promise<void>;
}

export function WithdrawalForm({
  form,
  method,
  availableCents,
  mostCents,
  addresses,
  faultOf,
  onSubmit,
}: WithdrawalFormProps) {
  const { control, formState, setValue, setFocus } = form;
  const typed = useWatch({ control });
  const address = pastedAddress(typed.address ?? '');
  const check = checkAddress(method.name, address);
  const cents = parseCents(typed.amount ?? '');
  const fault = cents === undefined ? undefined : faultOf(cents);
  return (
    <Form className="grid gap-5" form={form} onInvalid={toastIncomplete} onSubmit={onSubmit}>
      <FormFailure />
      <SavedAddresses
        addresses={addresses}
        chosen={address}
        onChoose={(row) => {
          setValue('address', row.address, { shouldValidate: formState.isSubmitted });
          setValue('memo', row.memo ?? '');
          setFocus('amount');
        }}
      />
      <InputField
        autoCapitalize="none"
        autoCorrect="off"
        control={control}
        dir="ltr"
        hint={
          <>
            {check.ok ? null : addressHint(method.name)}
            <output className="text-foreground block font-medium">
              {check.ok && !addresses.some((one) => one.address === address) ? addressKind(check, method.name) : null}
            </output>
          </>
        }
        label={t('withdrawing.enterAddress')}
        name="address"
        rules={{
          onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
            const memo = pastedMemo(target.value);
            if (memo !== undefined) setValue('memo', memo);
          },
        }}
        spellCheck={false}
      />
      {takesMemo(method.name) ? (
        <InputField
          control={control}
          dir="ltr"
          hint={t('withdrawing.memoHint')}
          label={t('payments.wallet.memo')}
          name="memo"
          spellCheck={false}
        />
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
        control={control}
        error={fault}
        hint={
          <>
            <span className="block">
              {t('withdrawing.amountHint', {
                available: formatCents(availableCents),
                minimum: formatCents(method.min_cents),
              })}
            </span>
            {fault === undefined ? <Cost cents={cents} method={method} /> : null}
          </>
        }
        label={t('depositing.enterAmount')}
        name="amount"
      />
      <SubmitButton>{t('withdrawing.submit')}</SubmitButton>
    </Form>
  );
}

function Cost({ cents, method }: { cents: number | undefined; method: WithdrawalMethod }) {
  const { user } = useRouteContext({ from: '/_account' });
  const { data: terms } = useQuery({
    ...withdrawalTermsQuery(user.id, method.name, cents ?? 0),
    enabled: cents !== undefined,
    placeholderData: keepPreviousData,
  });
  return (
    <output className="block">
      {cents !== undefined && terms && terms.remaining_cents >= 0 ? (
        <>
          {terms.fee_cents === 0 ? null : (
            <span>
              {t('withdrawing.cost', {
                fee: formatCents(terms.fee_cents),
                pays: formatCents(terms.pays_cents),
                remains: formatCents(terms.remaining_cents),
              })}
            </span>
          )}
          {terms.coins ? <span className="text-foreground block">≈ {formatCoins(terms.coins, terms.coin)}</span> : null}
        </>
      ) : null}
    </output>
  );
}
