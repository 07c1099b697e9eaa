import { useMutation } from '@tanstack/react-query';
import { Lock, LockOpen } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { t } from '@/lib/i18n/i18n';
import type { PersonOverview } from '@/operator/cases/queue/person-overview';
import { StepDialog } from '@/operator/kit/components/Step';
import { freezeMutation } from '../mutations';

interface FreezeProps {
  person: PersonOverview;
  /** One's own account, which only another operator can freeze. */
  isOwn: boolean;
  role: string;
}

export function Freeze({ person, isOwn, role }: FreezeProps) {
  const freeze = useMutation(freezeMutation);
  const isFrozen = person.frozen !== null;
  if (isOwn || (isFrozen && role === 'reviewer')) return null;
  const { id: personId, name } = person.profile;
  const Icon = isFrozen ? LockOpen : Lock;
  const label = isFrozen ? t('desk.freeze.lift') : t('desk.freeze.freeze');
  return (
    <StepDialog
      done={isFrozen ? t('desk.freeze.lifted', { name }) : t('desk.freeze.done', { name })}
      label={label}
      onConfirm={(reason) => freeze.mutateAsync({ personId, reason, frozen: !isFrozen })}
      reasonHint={isFrozen ? t('offers.reasonHint') : t('desk.freeze.toldHint')}
      text={isFrozen ? t('desk.freeze.liftText') : t('desk.freeze.text')}
      title={isFrozen ? t('desk.freeze.liftTitle', { name }) : t('desk.freeze.title', { name })}
      trigger={
        <Button variant={isFrozen ? 'outline' : 'destructive'}>
          <Icon aria-hidden />
          <span>{label}</span>
        </Button>
      }
      variant={isFrozen ? 'default' : 'destructive'}
      withReason
    />
  );
}
