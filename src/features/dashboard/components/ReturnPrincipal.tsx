import { useMutation } from '@tanstack/react-query';
import { ActionButton } from '@/components/forms/ActionButton';
import { t } from '@/lib/i18n/i18n';
import { toast } from '@/lib/toast';
import { returnPrincipalMutation } from '../mutations';

/** In case the job has not. */
export function ReturnPrincipal({ plan }: { plan: string }) {
  const back = useMutation(returnPrincipalMutation);
  return (
    <ActionButton
      aria-label={`${t('portfolio.attention.returnNow')}: ${plan}`}
      className="mt-1.5"
      onAct={async () => {
        await back.mutateAsync();
        toast.success(t('portfolio.attention.returned'));
      }}
      size="sm"
      variant="outline"
    >
      {t('portfolio.attention.returnNow')}
    </ActionButton>
  );
}
