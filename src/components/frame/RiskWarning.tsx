import { TriangleAlert } from 'lucide-react';
import { cn } from '@/lib/cn';
import { t } from '@/lib/i18n/i18n';

/** The regulators' standard risk warning; the operator's own warnings follow once loaded. */
export function RiskWarning({ className }: { className?: string }) {
  return (
    <p className={cn('flex max-w-prose gap-2.5 border-s-2 border-warning ps-3 text-sm text-foreground', className)}>
      <TriangleAlert aria-hidden className="text-warning mt-0.5 size-4 shrink-0" />
      <span>
        <span className="sr-only">{t('common.riskTitle')}: </span>
        {t('common.risk')}
        <span className="mt-2 block whitespace-pre-line" data-site="risk_warning" hidden />
      </span>
    </p>
  );
}
