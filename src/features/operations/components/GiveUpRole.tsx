import { useMutation, useQuery } from '@tanstack/react-query';
import { t } from '@/lib/i18n/i18n';
import { setRoleMutation } from '../treasury-mutations';
import { operatorsQuery } from '../treasury-queries';
import { Step } from './Step';

/** How an admin gives up their own role, for which they need nobody; not the last one. */
export function GiveUpRole({ adminId }: { adminId: string }) {
  const { data: operators } = useQuery(operatorsQuery);
  const change = useMutation(setRoleMutation);
  if (!operators?.some(({ user_id, role }) => role === 'admin' && user_id !== adminId)) return null;
  return (
    <div>
      <Step
        done={t('roles.givenUp')}
        label={t('roles.giveUp')}
        onConfirm={() => change.mutateAsync({ personId: adminId, role: '' })}
        text={t('roles.giveUpText')}
        title={t('roles.giveUpTitle')}
        variant="destructive"
      />
    </div>
  );
}
