import { MoneyText } from '@/components/display/MoneyText';
import { t } from '@/lib/i18n/i18n';
import { FactGrid } from '@/operator/kit/components/FactGrid';
import type { BalancePreview } from '../mutations';

interface BalanceFactsProps extends BalancePreview {
  cents: number;
}

export function BalanceFacts({ available_cents, after_cents, receivable_cents, cents }: BalanceFactsProps) {
  return (
    <FactGrid
      items={[
        { name: t('corrections.before'), value: <MoneyText cents={available_cents} /> },
        { name: t('statement.change'), value: <MoneyText cents={cents} isSigned /> },
        { name: t('corrections.after'), value: <MoneyText cents={after_cents} className="font-medium" /> },
        ...(receivable_cents > 0
          ? [{ name: t('corrections.receivable'), value: <MoneyText cents={receivable_cents} /> }]
          : []),
      ]}
    />
  );
}
