import { formatCents } from '@/lib/money/money';

const DOLLAR = 100;

interface AmountSliderProps {
  label: string;
  /** In cents, as its bounds. */
  value: number;
  min: number;
  max: number;
  onChange: (cents: number) => void;
}

/** Chooses an amount in whole dollars between two bounds; next to a field in which it can be typed. */
export function AmountSlider({ label, value, min, max, onChange }: AmountSliderProps) {
  return (
    <input
      aria-label={label}
      aria-valuetext={formatCents(value)}
      className="accent-primary h-6 w-full cursor-pointer"
      max={max}
      min={min}
      onChange={({ target }) => onChange(target.valueAsNumber)}
      step={DOLLAR}
      type="range"
      value={value}
    />
  );
}
