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
import { PasskeyForm } from './PasskeyForm';
import { WayRow } from './WayRow';

type View = { name: 'list' } | { name: 'add' } | { name: 'remove'; passkey: Passkey };

interface PasskeysDialogProps {
  user: CurrentUser;
  passkeys: readonly Passkey[];
  onDone: () => void;
}

export function PasskeysDialog({ user, passkeys, onDone }: PasskeysDialogProps) {
  const [view, setView] = useState<View>(() => ({ name: passkeys.length > 0 ? 'list' : 'add' }));
  const add = useMutation(addPasskeyMutation);
  const remove = useMutation(removePasskeyMutation);
  const toList = () => setView({ name: 'list' });
  const back = (
    <Button onClick={toList} variant="outline">
      {t('factors.back')}
    </Button>
  );
  return (
    <DialogBox description={t('passkeys.lead')} title={t('passkeys.title')}>
      {view.name === 'list' ? (
        <PasskeyList
          onAdd={() => setView({ name: 'add' })}
          onRemove={(passkey) => setView({ name: 'remove', passkey })}
          passkeys={passkeys}
        />
      ) : null}
      {view.name === 'add' ? (
        <PasskeyForm
          email={user.email}
          name={freeName(t('passkeys.defaultName'), passkeys)}
          onProven={async (values) => {
            await add.mutateAsync(values);
            toast.success(t('passkeys.added'));
            onDone();
          }}
          submit={t('passkeys.add')}
          text={t('passkeys.addText')}
          userId={user.id}
        >
          {passkeys.length > 0 ? back : null}
        </PasskeyForm>
      ) : null}
      {view.name === 'remove' ? (
        <PasskeyForm
          email={user.email}
          isDestructive
          onProven={async (values) => {
            await remove.mutateAsync({ ...values, passkeyId: view.passkey.id });
            toast.success(t('passkeys.removed'));
            onDone();
          }}
          submit={t('factors.remove')}
          text={t('passkeys.removeText', { name: view.passkey.name })}
          userId={user.id}
        >
          {back}
        </PasskeyForm>
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
