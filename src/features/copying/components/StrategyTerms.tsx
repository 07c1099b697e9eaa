import { formatShare } from '@/features/trading/sentence';
import { t } from '@/lib/i18n/i18n';
import { formatCents } from '@/lib/money/money';
import type { Strategy } from '../queries';

/** A trader's minimum stake, in basis points of all units. */
const STAKE_BP = 500;

export function StrategyTerms({ strategy: { share_bp, capacity_cents } }: { strategy: Strategy }) {
  const lines = [
    ...(share_bp === 0
      ? [t('copying.terms.noShare')]
      : [t('copying.terms.share', { percent: formatShare(share_bp) }), t('copying.terms.later')]),
    t('copying.terms.fees'),
    t('copying.terms.prices'),
    t('copying.terms.out'),
    t('copying.terms.stake', { percent: formatShare(STAKE_BP) }),
    t('copying.terms.capacity', { amount: formatCents(capacity_cents) }),
  ];
  return (
    <section aria-label={t('copying.terms.title')}>
      <ul className="grid max-w-prose gap-2 text-sm">
        {lines.map((line) => (
          <li className="border-s-2 ps-3" key={line}>
            {line}
          </li>
        ))}
      </ul>
    </section>
  );
}
