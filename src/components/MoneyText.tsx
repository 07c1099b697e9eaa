import { cn } from '@/lib/cn';
import { formatCents } from '@/lib/money';

/** An amount of integer cents in tabular figures. */
export function MoneyText({ cents, className }: { cents: number; className?: string }) {
  return <span className={cn('tabular-nums', className)}>{formatCents(cents)}</span>;
}
