import { t } from '@/lib/i18n/i18n';
import { formatCents } from '@/lib/money/money';
import { formatBasisPoints } from '@/lib/money/percent';
import type { Cover } from '../queries';

export function InsuranceFund({ cover: { fund_cents, owed_cents, coverage_bp } }: { cover: Cover }) {
  return (
    <section aria-labelledby="insurance" className="mt-10 grid gap-1">
      <h2 className="text-lg font-semibold" id="insurance">
        {t('portfolio.insurance.title')}
      </h2>
      <p className="text-muted-foreground max-w-prose text-sm">
        <span>{t('portfolio.insurance.text', { fund: formatCents(fund_cents) })}</span>{' '}
        <span>
          {coverage_bp === null
            ? null
            : t('portfolio.insurance.covers', {
                percent: formatBasisPoints(coverage_bp),
                owed: formatCents(owed_cents),
              })}
        </span>
      </p>
    </section>
  );
}
