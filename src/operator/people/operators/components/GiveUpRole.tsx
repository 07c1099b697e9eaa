import { useMutation, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { t } from '@/lib/i18n/i18n';
import { Step } from '@/operator/kit/components/Step';
import { operatorsQuery } from '@/operator/kit/operators';
import { setRoleMutation } from '../mutations';

export function GiveUpRole({ adminId }: { adminId: string }) {
  const { data: operators } = useQuery(operatorsQuery);
  const change = useMutation(setRoleMutation);
  const router = useRouter();
  if (!operators?.some(({ user_id, role }) => role === 'admin' && user_id !== adminId)) return null;
  return (
    <div>
      <Step
        done={t('roles.givenUp')}
        label={t('roles.giveUp')}
        onConfirm={async () => {
          await change.mutateAsync({ personId: adminId, role: '' });
          await router.navigate({ to: '/dashboard' });
        }}
        text={t('roles.giveUpText')}
        title={t('roles.giveUpTitle')}
        variant="destructive"
      />
    </div>
  );
}
