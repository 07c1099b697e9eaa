import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { DialogBox } from '@/components/frame/Dialog';
import { Button } from '@/components/ui/button';
import type { Passkey } from '@/features/auth/passkeys';
import type { CurrentUser } from '@/features/auth/queries';
import { formatExact } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import { supportsWebauthn } from '@/lib/session/webauthn-support';
import { toast } from '@/lib/toast';
import { freeName } from '../../free-name';
import { addPasskeyMutation, removePasskeyMutation } from '../../passkeys';
import { passkeyNameRule } from '../../schema';
import { PasswordForm } from '../PasswordForm';
import { WayRow } from './WayRow';

interface PasskeysDialogProps {
  user: CurrentUser;
  passkeys: readonly Passkey[];
  onDone: () => void;
}

export function PasskeysDialog({ user, passkeys, onDone }: PasskeysDialogProps) {
  const [view, setView] = useState<Passkey | 'list' | 'add'>(passkeys.length > 0 ? 'list' : 'add');
  const add = useMutation(addPasskeyMutation);
  const remove = useMutation(removePasskeyMutation);
  const back = (
    <Button onClick={() => setView('list')} variant="outline">
      {t('factors.back')}
    </Button>
  );
  return (
    <DialogBox description={t('passkeys.lead')} title={t('passkeys.title')}>
      {view === 'list' ? <PasskeyList onAdd={() => setView('add')} onRemove={setView} passkeys={passkeys} /> : null}
      {view === 'add' ? (
        <PasswordForm
          field={{
            label: t('passkeys.name'),
            rule: passkeyNameRule,
            value: freeName(t('passkeys.defaultName'), passkeys),
          }}
          hint={t('account.confirmText')}
          onProven={async (proof, name) => {
            await add.mutateAsync({ ...proof, name });
            toast.success(t('passkeys.added'));
            onDone();
          }}
          submit={t('passkeys.add')}
          text={t('passkeys.addText')}
          user={user}
        >
          {passkeys.length > 0 ? back : null}
        </PasswordForm>
      ) : null}
      {typeof view === 'object' ? (
        <PasswordForm
          hint={t('account.confirmText')}
          onProven={async (proof) => {
            await remove.mutateAsync({ ...proof, passkeyId: view.id });
            toast.success(t('passkeys.removed'));
            onDone();
          }}
          submit={t('factors.remove')}
          text={t('passkeys.removeText', { name: view.name })}
          user={user}
          variant="destructive"
        >
          {back}
        </PasswordForm>
      ) : null}
    </DialogBox>
  );
}

interface PasskeyListProps {
  passkeys: readonly Passkey[];
  onAdd: () => void;
  onRemove: (passkey: Passkey) => void;
}

function PasskeyList({ passkeys, onAdd, onRemove }: PasskeyListProps) {
  return (
    <div className="grid gap-5">
      <ul>
        {passkeys.map((passkey) => (
          <WayRow
            facts={[
              t('factors.addedOn', { date: formatExact(passkey.addedAt) }),
              passkey.usedAt === undefined
                ? t('passkeys.unused')
                : t('passkeys.used', { date: formatExact(passkey.usedAt) }),
            ]}
            key={passkey.id}
            name={passkey.name}
            onRemove={() => onRemove(passkey)}
          />
        ))}
      </ul>
      {supportsWebauthn() ? (
        <Button className="justify-self-start" onClick={onAdd} size="sm" variant="outline">
          {t('passkeys.another')}
        </Button>
      ) : null}
    </div>
  );
}
