import { useMutation } from '@tanstack/react-query';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { useSubmit } from '@/lib/forms/use-submit';
import { t } from '@/lib/i18n/i18n';
import { toast } from '@/lib/toast';
import { returnPrincipalMutation } from '../mutations';

/** Brings the principal of plans that have ended back to the balance, wherever nothing else does. */
export function ReturnPrincipal({ plan }: { plan: string }) {
  const back = useMutation(returnPrincipalMutation);
  const submit = useSubmit(async () => {
    await back.mutateAsync();
    toast.success(t('portfolio.attention.returned'));
  });
  return (
    <form className="mt-1.5" onSubmit={submit}>
      <SubmitButton
        aria-label={`${t('portfolio.attention.returnNow')}: ${plan}`}
        pending={back.isPending}
        size="sm"
        variant="outline"
      >
        {t('portfolio.attention.returnNow')}
      </SubmitButton>
    </form>
  );
}
