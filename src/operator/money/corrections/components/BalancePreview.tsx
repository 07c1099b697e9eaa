import { MoneyText } from '@/components/display/MoneyText';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { useSubmit } from '@/lib/forms/use-submit';
import { t } from '@/lib/i18n/i18n';
import { FactGrid } from '@/operator/kit/components/FactGrid';
import type { BalancePreview as Balance } from '../mutations';

interface BalanceFactsProps extends Balance {
  /** What the change is, in integer cents. */
  cents: number;
}

/** A balance before and after a change, as the database computed it. */
export function BalanceFacts({ available_cents, after_cents, cents }: BalanceFactsProps) {
  return (
    <FactGrid
      items={[
        { name: t('corrections.before'), value: <MoneyText cents={available_cents} /> },
        { name: t('corrections.change'), value: <MoneyText cents={cents} isSigned /> },
        {
          name: t('corrections.after'),
          value: <MoneyText cents={after_cents} className="font-medium" />,
        },
      ]}
    />
  );
}

interface BalancePreviewProps {
  balance: Balance;
  cents: number;
  /** What the button says, naming the amount. */
  confirm: string;
  isPending: boolean;
  onConfirm: () => Promise<void>;
}

/** What a change would do to a balance, and the button that goes on with exactly this. */
export function BalancePreview({ balance, cents, confirm, isPending, onConfirm }: BalancePreviewProps) {
  return (
    <form className="mt-5 grid gap-4 border-t pt-5 text-sm" onSubmit={useSubmit(onConfirm)}>
      <BalanceFacts {...balance} cents={cents} />
      <SubmitButton className="justify-self-start" pending={isPending}>
        {confirm}
      </SubmitButton>
    </form>
  );
}
