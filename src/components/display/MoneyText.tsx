import { cn } from '@/lib/cn';
import { formatCents, formatSigned } from '@/lib/money/money';

interface MoneyTextProps {
  cents: number;
  className?: string;
  isSigned?: boolean;
}

/** Formats integer cents in tabular figures; the sign comes first in every script. */
export function MoneyText({ cents, className, isSigned = false }: MoneyTextProps) {
  return (
    <bdi className={cn('whitespace-nowrap tabular-nums', isSigned && cents > 0 && 'text-primary', className)} dir="ltr">
      {isSigned ? formatSigned(cents) : formatCents(cents)}
    </bdi>
  );
}
