import type { ComponentProps } from 'react';
import { ActionButton } from '@/components/forms/ActionButton';
import { t } from '@/lib/i18n/i18n';
import { toast } from '@/lib/toast';

interface ReturnButtonProps extends Omit<ComponentProps<typeof ActionButton>, 'children'> {
  /** What waits, for screen reader users. */
  what: string;
}

export function ReturnButton({ what, onAct, ...props }: ReturnButtonProps) {
  return (
    <ActionButton
      {...props}
      onAct={async () => {
        await onAct();
        toast.success(t('copying.waiting.returned'));
      }}
    >
      {t('trading.waiting.return')}
      <span className="sr-only">: {what}</span>
    </ActionButton>
  );
}
