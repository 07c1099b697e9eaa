import { cn } from '@/lib/cn';
import { formatCents } from '@/lib/money';

/** An amount of integer cents in tabular figures, its sign in front in every script. */
export function MoneyText({ cents, className }: { cents: number; className?: string }) {
  return (
    <bdi className={cn('tabular-nums', className)} dir="ltr">
      {formatCents(cents)}
    </bdi>
  );
}
