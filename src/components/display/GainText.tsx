import { cn } from '@/lib/cn';
import { formatSigned } from '@/lib/money/money';
import { formatSignedPercent } from '@/lib/money/signed-percent';

type Gain = { cents: number } | { share: number | null };

function words(gain: Gain): string {
  if ('cents' in gain) return formatSigned(gain.cents);
  return gain.share === null ? '–' : formatSignedPercent(gain.share);
}

/** Writes a gain green with a plus sign, and a loss red with a minus sign. A share of 0.1 is 10%; null is unknown. */
export function GainText({ className, ...gain }: Gain & { className?: string }) {
  const amount = 'cents' in gain ? gain.cents : Math.round((gain.share ?? 0) * 10_000);
  return (
    <bdi
      className={cn(
        'whitespace-nowrap tabular-nums',
        amount > 0 && 'text-primary',
        amount < 0 && 'text-destructive',
        className,
      )}
      dir="ltr"
    >
      {words(gain)}
    </bdi>
  );
}
