import { cn } from '@/lib/cn';

/** Draws how a value moved, green if it rose. For the eye only: the figures next to it say the same. */
export function Sparkline({ values, className }: { values: readonly number[]; className?: string }) {
  const [first = 0] = values;
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const x = (index: number) => (index / Math.max(values.length - 1, 1)) * 100;
  const y = (value: number) => (most === least ? 50 : 96 - ((value - least) / (most - least)) * 92);
  const line = values
    .map((value, index) => `${index === 0 ? 'M' : 'L'}${x(index).toFixed(1)} ${y(value).toFixed(1)}`)
    .join('');
  const isLoss = (values.at(-1) ?? first) < first;
  return (
    <svg
      aria-hidden
      className={cn(isLoss ? 'text-destructive' : 'text-primary', className)}
      preserveAspectRatio="none"
      viewBox="0 0 100 100"
    >
      <path className="fill-current opacity-10" d={`${line}V100H0Z`} />
      <path className="fill-none stroke-current" d={line} strokeWidth={1.75} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
