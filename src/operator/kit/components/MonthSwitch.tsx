import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { currentLocale, t } from '@/lib/i18n/i18n';
import { monthAfter, thisMonth } from '../months';

export function MonthSwitch({ month, onMonth }: { month: string; onMonth: (month: string) => void }) {
  const name = new Intl.DateTimeFormat(currentLocale(), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );
  const isLast = month >= thisMonth();
  return (
    <nav aria-label={t('reports.month')} className="flex items-center gap-1">
      <Button
        aria-label={t('desk.page.previousCase')}
        onClick={() => onMonth(monthAfter(month, -1))}
        size="icon"
        variant="ghost"
      >
        <ArrowLeft aria-hidden className="rtl:-scale-x-100" />
      </Button>
      <span aria-live="polite" className="min-w-32 text-center text-sm font-medium">
        {name}
      </span>
      <Button
        // Not `disabled`, which drops the focus of the last press.
        aria-disabled={isLast}
        aria-label={t('desk.page.nextCase')}
        onClick={isLast ? undefined : () => onMonth(monthAfter(month, 1))}
        size="icon"
        variant="ghost"
      >
        <ArrowRight aria-hidden className="rtl:-scale-x-100" />
      </Button>
    </nav>
  );
}
