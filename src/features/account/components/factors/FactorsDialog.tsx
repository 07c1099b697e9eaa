import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { takesFocus } from '@/components/forms/Focused';
import { DialogBox } from '@/components/frame/Dialog';
import { Button } from '@/components/ui/button';
import { CodeForm } from '@/features/auth/components/CodeForm';
import type { Factor } from '@/features/auth/factors';
import type { CurrentUser } from '@/features/auth/queries';
import { t } from '@/lib/i18n/i18n';
import { supportsWebauthn } from '@/lib/session/webauthn-support';
import { toast } from '@/lib/toast';
import { recoveryCodesMutation, removeFactorMutation } from '../../factors';
import { FactorKinds } from './FactorKinds';
import { FactorList } from './FactorList';
import { AppSetup, KeySetup } from './FactorSetup';
import { RecoveryCodes } from './RecoveryCodes';

type View =
  | { name: 'list' }
  | { name: 'kinds' | 'setup' | 'key' }
  | { name: 'remove'; factor: Factor }
  | { name: 'make' }
  | { name: 'codes'; codes: string[] };

interface FactorsDialogProps {
  user: CurrentUser;
  factors: readonly Factor[];
  onDone: () => void;
}

export function FactorsDialog({ user, factors, onDone }: FactorsDialogProps) {
  const first = supportsWebauthn() ? 'kinds' : 'setup';
  const [view, setView] = useState<View>(() => ({ name: factors.length > 0 ? 'list' : first }));
  const remove = useMutation(removeFactorMutation);
  const makeCodes = useMutation(recoveryCodesMutation);
  const toList = () => setView({ name: 'list' });
  const showCodes = async () => setView({ name: 'codes', codes: await makeCodes.mutateAsync() });

  const onAdded = async (isFirst: boolean) => {
    if (!isFirst) return toList();
    try {
      return await showCodes();
    } catch (error) {
      toList();
      throw error;
    }
  };
  const onRemove = async ({ id }: Factor) => {
    const isLast = factors.length === 1;
    await remove.mutateAsync(id);
    toast.success(t('factors.removed'));
    if (isLast) onDone();
    else toList();
  };

  const back = (
    <Button onClick={toList} variant="outline">
      {t('factors.back')}
    </Button>
  );
  const toKinds =
    first === 'kinds' ? (
      <Button onClick={() => setView({ name: first })} variant="outline">
        {t('factors.back')}
      </Button>
    ) : null;
  return (
    <DialogBox
      description={view.name === 'codes' ? t('factors.codes.text') : t('factors.lead')}
      title={view.name === 'codes' ? t('factors.codes.title') : t('factors.title')}
    >
      {view.name === 'list' ? (
        <FactorList
          factors={factors}
          onAdd={() => setView({ name: first })}
          onMakeCodes={() => setView({ name: 'make' })}
          onRemove={(factor) => setView({ name: 'remove', factor })}
          userId={user.id}
        />
      ) : null}
      {view.name === 'kinds' ? (
        <FactorKinds onApp={() => setView({ name: 'setup' })} onKey={() => setView({ name: 'key' })}>
          {factors.length > 0 ? back : null}
        </FactorKinds>
      ) : null}
      {view.name === 'setup' ? (
        <AppSetup factors={factors} onAdded={onAdded} user={user}>
          {toKinds}
        </AppSetup>
      ) : null}
      {view.name === 'key' ? (
        <KeySetup factors={factors} onAdded={onAdded} user={user}>
          {toKinds}
        </KeySetup>
      ) : null}
      {view.name === 'remove' ? (
        <div className="grid gap-5 outline-none" {...takesFocus}>
          <p className="text-sm">{t('factors.removeText', { name: view.factor.name })}</p>
          <CodeForm isDestructive onEntered={() => onRemove(view.factor)} submit={t('factors.remove')}>
            {back}
          </CodeForm>
        </div>
      ) : null}
      {view.name === 'make' ? (
        <div className="grid gap-5 outline-none" {...takesFocus}>
          <p className="text-sm">{t('factors.codes.makeText')}</p>
          <CodeForm onEntered={showCodes} submit={t('factors.codes.make')}>
            {back}
          </CodeForm>
        </div>
      ) : null}
      {view.name === 'codes' ? <RecoveryCodes codes={view.codes} onSaved={onDone} /> : null}
    </DialogBox>
  );
}
