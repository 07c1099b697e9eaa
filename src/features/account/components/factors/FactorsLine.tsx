import { useQuery } from '@tanstack/react-query';
import { NoticeBox } from '@/components/display/NoticeBox';
import { Dialog, DialogTrigger } from '@/components/frame/Dialog';
import { Unread } from '@/components/states/Unread';
import { Button } from '@/components/ui/button';
import { factorsQuery, useIsOneWay } from '@/features/auth/factors';
import type { CurrentUser } from '@/features/auth/queries';
import { useDialogs } from '@/lib/forms/use-dialogs';
import { t } from '@/lib/i18n/i18n';
import { Line } from '../Section';
import { FactorsDialog } from './FactorsDialog';

export function FactorsLine({ user }: { user: CurrentUser }) {
  const { dialog, done } = useDialogs();
  const query = useQuery(factorsQuery(user.id));
  const { data: factors } = query;
  const isOneWay = useIsOneWay(user.id, factors?.length);
  if (!factors) return <Unread query={query} rows={1} />;
  const isOn = factors.length > 0;
  const label = isOn ? t('factors.manage') : t('factors.setUp');
  const state = dialog('factors');
  return (
    <>
      {isOneWay ? (
        <NoticeBox title={t('wayBack.title')}>
          <p>{t('wayBack.text')}</p>
          <Button
            className="mt-2 justify-self-start"
            onClick={() => state.onOpenChange(true)}
            size="sm"
            variant="outline"
          >
            {t('wayBack.open')}
          </Button>
        </NoticeBox>
      ) : null}
      <Line
        action={
          <Dialog {...state}>
            <DialogTrigger asChild>
              <Button aria-label={`${label}: ${t('factors.title')}`} size="sm" variant="outline">
                {label}
              </Button>
            </DialogTrigger>
            {/* Remounts at the list, because recovery codes are shown once. */}
            {state.open ? <FactorsDialog factors={factors} onDone={done} user={user} /> : null}
          </Dialog>
        }
        isOn={isOn}
        text={isOn ? t('factors.on', { number: factors.length }) : t('factors.off')}
        title={t('factors.title')}
      />
    </>
  );
}
