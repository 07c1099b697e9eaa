import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { Lock, LockOpen } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent, DialogTrigger } from '@/components/ui/dialog';
import { useIsMounted } from '@/lib/forms/use-is-mounted';
import { toastInvalid, useSubmit } from '@/lib/forms/use-submit';
import { t } from '@/lib/i18n/i18n';
import { toast } from '@/lib/toast';
import type { PersonOverview } from '@/operator/cases/queue/person-overview';
import { ReasonField } from '@/operator/kit/components/ReasonField';
import { reasonSchema } from '@/operator/kit/schema';
import { freezeMutation } from '../mutations';

interface FreezeProps {
  person: PersonOverview;
  /** One's own account, which another operator would have to freeze. */
  isOwn: boolean;
  role: string;
}

function FreezeForm({ person, onDone }: { person: PersonOverview; onDone: () => void }) {
  const freeze = useMutation(freezeMutation);
  const isMounted = useIsMounted();
  const isFrozen = person.frozen !== null;
  const { id: personId, name } = person.profile;
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(reasonSchema),
    defaultValues: { reason: '' },
  });
  const submit = useSubmit(
    handleSubmit(async ({ reason }) => {
      await freeze.mutateAsync({ personId, reason, frozen: !isFrozen });
      toast.success(isFrozen ? t('desk.freeze.lifted', { name }) : t('desk.freeze.done', { name }));
      if (isMounted()) onDone();
    }, toastInvalid),
  );
  return (
    <form className="grid gap-4" noValidate onSubmit={submit}>
      <ReasonField
        error={formState.errors.reason?.message}
        hint={isFrozen ? t('desk.freeze.reasonHint') : t('desk.freeze.toldHint')}
        register={() => register('reason')}
      />
      <SubmitButton
        className="justify-self-start"
        pending={formState.isSubmitting}
        variant={isFrozen ? 'primary' : 'destructive'}
      >
        {isFrozen ? t('desk.freeze.lift') : t('desk.freeze.freeze')}
      </SubmitButton>
    </form>
  );
}

/** Stops a person from investing and withdrawing, or lets them again; a reviewer may only stop. */
export function Freeze({ person, isOwn, role }: FreezeProps) {
  const [isOpen, setIsOpen] = useState(false);
  const isFrozen = person.frozen !== null;
  if (isOwn || (isFrozen && role === 'reviewer')) return null;
  const { name } = person.profile;
  const Icon = isFrozen ? LockOpen : Lock;
  return (
    <Dialog onOpenChange={setIsOpen} open={isOpen}>
      <DialogTrigger asChild>
        <Button variant={isFrozen ? 'outline' : 'destructive'}>
          <Icon aria-hidden />
          {isFrozen ? t('desk.freeze.lift') : t('desk.freeze.freeze')}
        </Button>
      </DialogTrigger>
      <DialogContent
        description={isFrozen ? t('desk.freeze.liftText') : t('desk.freeze.text')}
        title={isFrozen ? t('desk.freeze.liftTitle', { name }) : t('desk.freeze.title', { name })}
      >
        <FreezeForm onDone={() => setIsOpen(false)} person={person} />
      </DialogContent>
    </Dialog>
  );
}
