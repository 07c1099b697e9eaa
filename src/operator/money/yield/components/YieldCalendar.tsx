import { MoneyText } from '@/components/display/MoneyText';
import { cn } from '@/lib/cn';
import { formatDate } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import type { YieldDay } from '../queries';

type State = 'booked' | 'zero' | 'loss' | 'running' | 'missing' | 'late' | 'unheld';

const looks: Record<State, string> = {
  booked: 'bg-primary-soft border-transparent',
  zero: 'bg-muted border-transparent',
  loss: 'bg-destructive-soft border-transparent',
  running: 'bg-muted border-dashed',
  missing: 'bg-warning-soft border-warning/40',
  late: 'bg-muted border-dashed',
  unheld: 'text-muted-foreground border-dashed',
};

export function stateOf({ is_over, amount_cents: cents, held, bookable }: YieldDay): State {
  if (cents === null && held && !is_over) return 'running';
  if (cents === null && held) return bookable ? 'missing' : 'late';
  if (cents === null) return 'unheld';
  if (cents === 0) return 'zero';
  return cents > 0 ? 'booked' : 'loss';
}

interface YieldCalendarProps {
  label: string;
  days: readonly YieldDay[];
  chosen: string;
  onChoose: (day: string) => void;
}

export function YieldCalendar({ label, days, chosen, onChoose }: YieldCalendarProps) {
  return (
    <ol
      aria-label={label}
      className="grid grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] content-start gap-2"
    >
      {days.map((day) => {
        const state = stateOf(day);
        return (
          <li key={day.day}>
            <button
              aria-pressed={day.day === chosen}
              className={cn(
                'grid h-full min-h-18 w-full content-between justify-items-start gap-1 rounded-md border p-2.5 text-start text-[0.8125rem] aria-pressed:outline-2 aria-pressed:outline-offset-1',
                looks[state],
              )}
              onClick={() => onChoose(day.day)}
              type="button"
            >
              <span className="sr-only">{formatDate(day.day)}</span>
              <span aria-hidden className="font-medium tabular-nums">
                {Number(day.day.slice(8))}
              </span>
              <span className="grid">
                <span>{t(`treasury.yield.${state}`)}</span>
                {day.amount_cents ? <MoneyText cents={day.amount_cents} className="font-medium" /> : null}
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
