import { MoneyText } from '@/components/display/MoneyText';
import { cn } from '@/lib/cn';
import { formatDate } from '@/lib/dates';
import { currentLocale, t } from '@/lib/i18n/i18n';
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

/** Says its state on a wide screen; the others are told by colour and amount. */
const TOLD = new Set<State>(['running', 'missing', 'late']);

/** Days of the week from Monday on, of which 2 March 2026 was one. */
function weekdays(): string[] {
  const form = new Intl.DateTimeFormat(currentLocale(), { weekday: 'short', timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, n) => form.format(Date.UTC(2026, 2, 2 + n)));
}

export function YieldCalendar({ label, days, chosen, onChoose }: YieldCalendarProps) {
  const firstColumn = ((new Date(days[0]?.day ?? '').getUTCDay() + 6) % 7) + 1;
  return (
    <div className="grid content-start gap-1">
      <div aria-hidden className="text-muted-foreground grid grid-cols-7 gap-1 text-[0.8125rem]">
        {weekdays().map((name) => (
          <span className="px-1.5" key={name}>
            {name}
          </span>
        ))}
      </div>
      <ol aria-label={label} className="grid grid-cols-7 gap-1">
        {days.map((day, place) => {
          const state = stateOf(day);
          return (
            <li key={day.day} style={place === 0 ? { gridColumnStart: firstColumn } : {}}>
              <button
                aria-pressed={day.day === chosen}
                className={cn(
                  'grid h-full min-h-14 w-full content-between justify-items-start rounded-md border p-1.5 text-start text-[0.8125rem] leading-tight aria-pressed:outline-2 aria-pressed:outline-offset-1',
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
                  <span className={TOLD.has(state) ? 'max-sm:sr-only' : 'sr-only'}>{t(`treasury.yield.${state}`)}</span>
                  {day.amount_cents ? (
                    <MoneyText cents={day.amount_cents} className="font-medium max-sm:sr-only" />
                  ) : null}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
