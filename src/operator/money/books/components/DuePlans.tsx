import { useMutation } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { ActionButton } from '@/components/forms/ActionButton';
import { TitledSection } from '@/components/frame/TitledSection';
import { t } from '@/lib/i18n/i18n';
import { toast } from '@/lib/toast';
import { returnDueMutation } from '../mutations';

export function DuePlans() {
  const { role } = useRouteContext({ from: '/_operator' });
  const give = useMutation(returnDueMutation);
  if (role === 'reviewer') return null;
  return (
    <TitledSection
      action={
        <ActionButton
          onAct={async () => {
            const count = await give.mutateAsync();
            toast.success(count === 0 ? t('treasury.due.none') : t('treasury.due.returned', { count }));
          }}
          variant="outline"
        >
          {t('treasury.due.submit')}
        </ActionButton>
      }
      lead={t('treasury.due.text')}
      title={t('investments.positions.ended')}
    />
  );
}
