import { cn } from '@/lib/cn';
import { formatCents, formatSigned } from '@/lib/money/money';

interface MoneyTextProps {
  cents: number;
  className?: string;
  /** Also a gain has its sign. */
  isSigned?: boolean;
}

/** An amount of integer cents in tabular figures, its sign in front in every script. */
export function MoneyText({ cents, className, isSigned = false }: MoneyTextProps) {
  return (
    <bdi className={cn('whitespace-nowrap tabular-nums', className)} dir="ltr">
      {isSigned ? formatSigned(cents) : formatCents(cents)}
    </bdi>
  );
}
