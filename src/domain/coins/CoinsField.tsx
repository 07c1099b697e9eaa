import type { FieldPath, FieldValues } from 'react-hook-form';
import type { FieldProps } from '@/components/forms/FormField';
import { NumberField } from '@/components/forms/NumberField';
import { t } from '@/lib/i18n/i18n';
import { exampleCoins, formatCoins, parseCoins, typedCoins } from '@/lib/money/coins';

type CoinsFieldProps<Typed extends FieldValues, Name extends FieldPath<Typed>, Read> = FieldProps<Typed, Name, Read> & {
  coin: string;
};

const write = (typed: string) => {
  const coins = parseCoins(typed);
  return coins === undefined ? undefined : typedCoins(coins);
};

export function CoinsField<Typed extends FieldValues, Name extends FieldPath<Typed>, Read>({
  coin,
  hint = t('deposits.quote.hint', { coin, example: exampleCoins() }),
  ...props
}: CoinsFieldProps<Typed, Name, Read>) {
  const echo = (typed: string) => {
    const coins = parseCoins(typed);
    return coins === undefined ? undefined : t('payments.amount.echo', { amount: formatCoins(coins, coin) });
  };
  return <NumberField {...props} echo={echo} hint={hint} write={write} />;
}
