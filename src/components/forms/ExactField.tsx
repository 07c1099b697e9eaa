import type { ComponentProps } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { parseExact, typedExact, withoutPercent } from '@/lib/money/exact';
import { NumberField } from './NumberField';

/** A field for a price, a quantity or a percentage, of so many decimals at most. */
export function ExactField<Typed extends FieldValues, Name extends FieldPath<Typed>, Read>({
  decimals = 2,
  ...props
}: Omit<ComponentProps<typeof NumberField<Typed, Name, Read>>, 'write' | 'echo'> & { decimals?: number }) {
  const write = (typed: string) => {
    const value = parseExact(withoutPercent(typed), decimals);
    return typeof value === 'number' ? typedExact(value, decimals) : undefined;
  };
  return <NumberField {...props} write={write} />;
}
