import type { ComponentProps } from 'react';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { t } from '@/lib/i18n/i18n';
import { exampleCoins, formatCoins, parseCoins } from '@/lib/money/coins';

interface CoinsFieldProps extends ComponentProps<typeof Input> {
  label: string;
  coin: string;
  /** The message of the form's check. */
  error: string | undefined;
  /** What is in the field, so that the form can say how it was understood. */
  typed: string;
}

/** A field for a number of coins. Says back what was understood while it is typed. */
export function CoinsField({ label, coin, error, typed, ...props }: CoinsFieldProps) {
  const coins = parseCoins(typed);
  const understood = (
    <>
      {t('deposits.quote.hint', { coin, example: exampleCoins() })}
      <output className="text-foreground block font-medium tabular-nums">
        {coins === undefined ? null : t('payments.amount.echo', { amount: formatCoins(coins, coin) })}
      </output>
    </>
  );
  return (
    <Field error={error} hint={understood} label={label}>
      {(control) => (
        <Input {...control} {...props} autoComplete="off" className="tabular-nums" inputMode="decimal" />
      )}
    </Field>
  );
}
