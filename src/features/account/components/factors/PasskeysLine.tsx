import { useQuery } from '@tanstack/react-query';
import { Unread } from '@/components/states/Unread';
import { passkeysQuery } from '@/features/auth/passkeys';
import type { CurrentUser } from '@/features/auth/queries';
import { toAppError } from '@/lib/data/errors';
import { t } from '@/lib/i18n/i18n';
import { supportsWebauthn } from '@/lib/session/webauthn-support';
import { Line } from '../Section';
import { PasskeysDialog } from './PasskeysDialog';

/** Renders nothing if the site's Auth has no passkeys. */
export function PasskeysLine({ user }: { user: CurrentUser }) {
  const query = useQuery(passkeysQuery(user.id));
  const { data: passkeys, error } = query;
  if (!passkeys) {
    return error && toAppError(error).code === 'passkeys_disabled' ? null : <Unread query={query} rows={1} />;
  }
  const hasSome = passkeys.length > 0;
  const label = hasSome ? t('factors.manage') : t('factors.setUp');
  const isPossible = hasSome || supportsWebauthn();
  const none = isPossible ? t('passkeys.off') : t('passkeys.elsewhere');
  return (
    <Line
      aria-label={`${label}: ${t('passkeys.title')}`}
      isHidden={!isPossible}
      isOn={hasSome}
      text={hasSome ? t('factors.on', { number: passkeys.length }) : none}
      label={label}
      title={t('passkeys.title')}
    >
      {(done) => <PasskeysDialog onDone={done} passkeys={passkeys} user={user} />}
    </Line>
  );
}
