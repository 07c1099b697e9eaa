import { SubmitButton } from '@/components/forms/SubmitButton';
import { Button } from '@/components/ui/button';
import { t } from '@/lib/i18n/i18n';

interface SendButtonProps {
  label: string;
  isReady: boolean;
  isPending: boolean;
  isShort: boolean;
  onShort: () => Promise<void>;
}

export function SendButton({ label, isReady, isPending, isShort, onShort }: SendButtonProps) {
  if (isShort && !isPending) return <Button onClick={() => void onShort()}>{t('investments.deposit')}</Button>;
  return (
    <SubmitButton disabled={!isReady} pending={isPending}>
      {label}
    </SubmitButton>
  );
}
