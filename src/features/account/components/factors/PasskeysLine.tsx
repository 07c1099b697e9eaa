import { useQuery } from '@tanstack/react-query';
import { Dialog, DialogTrigger } from '@/components/frame/Dialog';
import { ErrorPanel } from '@/components/states/ErrorPanel';
import { SkeletonRows } from '@/components/states/SkeletonRows';
import { Button } from '@/components/ui/button';
import { passkeysQuery } from '@/features/auth/passkeys';
import type { CurrentUser } from '@/features/auth/queries';
import { toAppError } from '@/lib/data/errors';
import { useDialogs } from '@/lib/forms/use-dialogs';
import { t } from '@/lib/i18n/i18n';
import { supportsWebauthn } from '@/lib/session/webauthn-support';
import { Line } from '../Section';
import { PasskeysDialog } from './PasskeysDialog';

/** Renders nothing if the site's Auth has no passkeys. */
export function PasskeysLine({ user }: { user: CurrentUser }) {
  const { dialog, done } = useDialogs();
  const { data: passkeys, error, refetch } = useQuery(passkeysQuery(user.id));
  if (!passkeys) {
    if (error && toAppError(error).code === 'passkeys_disabled') return null;
    return error ? <ErrorPanel error={error} onRetry={() => void refetch()} /> : <SkeletonRows rows={1} />;
  }
  const hasSome = passkeys.length > 0;
  const state = dialog('passkeys');
  const action = (
    <Dialog {...state}>
      <DialogTrigger asChild>
        <Button
          aria-label={`${hasSome ? t('factors.manage') : t('factors.setUp')}: ${t('passkeys.title')}`}
          size="sm"
          variant="outline"
        >
          {hasSome ? t('factors.manage') : t('factors.setUp')}
        </Button>
      </DialogTrigger>
      {state.open ? <PasskeysDialog onDone={done} passkeys={passkeys} user={user} /> : null}
    </Dialog>
  );
  const isPossible = hasSome || supportsWebauthn();
  const none = isPossible ? t('passkeys.off') : t('passkeys.elsewhere');
  return (
    <Line
      action={isPossible ? action : null}
      text={hasSome ? t('factors.on', { number: passkeys.length }) : none}
      title={t('passkeys.title')}
    />
  );
}
