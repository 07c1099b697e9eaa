import { SubmitButton } from '@/components/forms/SubmitButton';
import { Button } from '@/components/ui/button';
import { t } from '@/lib/i18n/i18n';

interface SendButtonProps {
  label: string;
  /** Whether everything that the person decides about is there. */
  isReady: boolean;
  isPending: boolean;
  /** The balance refuses the amount: nothing can be sent, and the way out is a deposit. */
  isShort: boolean;
  onShort: () => Promise<void>;
}

/** The button that puts money into a plan; where the balance would refuse it, the one that leads to a deposit. */
export function SendButton({ label, isReady, isPending, isShort, onShort }: SendButtonProps) {
  if (isShort && !isPending)
    return <Button onClick={() => void onShort()}>{t('investments.deposit')}</Button>;
  return (
    <SubmitButton disabled={!isReady} pending={isPending}>
      {label}
    </SubmitButton>
  );
}
