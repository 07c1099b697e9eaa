import { t } from '@/lib/i18n/i18n';
import { formatCents } from '@/lib/money/money';
import { formatBasisPoints } from '@/lib/money/percent';
import type { Cover } from '../queries';

export function InsuranceFund({ cover: { fund_cents, owed_cents, coverage_bp } }: { cover: Cover }) {
  return (
    <section aria-labelledby="insurance" className="mt-4">
      <details className="text-sm">
        <summary className="w-fit cursor-pointer">
          <h2 className="ms-1 inline font-medium" id="insurance">
            {t('portfolio.insurance.title')}
          </h2>{' '}
          <span className="text-muted-foreground">
            {coverage_bp === null
              ? formatCents(fund_cents)
              : `${formatCents(fund_cents)} · ${formatBasisPoints(coverage_bp)}`}
          </span>
        </summary>
        <p className="text-muted-foreground mt-1 max-w-prose">
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
      </details>
    </section>
  );
}
