import { useMutation, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { t } from '@/lib/i18n/i18n';
import { setRoleMutation } from '../treasury-mutations';
import { operatorsQuery } from '../treasury-queries';
import { Step } from './Step';

/** How an admin gives up their own role, for which they need nobody, and leaves the desk; not the last one. */
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
