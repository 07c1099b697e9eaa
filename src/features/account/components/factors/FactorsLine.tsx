import { useQuery } from '@tanstack/react-query';
import { NoticeBox } from '@/components/display/NoticeBox';
import { Unread } from '@/components/states/Unread';
import { factorsQuery, useIsOneWay } from '@/features/auth/factors';
import type { CurrentUser } from '@/features/auth/queries';
import { t } from '@/lib/i18n/i18n';
import { Line } from '../Section';
import { FactorsDialog } from './FactorsDialog';

export function FactorsLine({ user }: { user: CurrentUser }) {
  const query = useQuery(factorsQuery(user.id));
  const { data: factors } = query;
  const isOneWay = useIsOneWay(user.id, factors?.length);
  if (!factors) return <Unread query={query} rows={1} />;
  const isOn = factors.length > 0;
  const label = isOn ? t('factors.manage') : t('factors.setUp');
  return (
    <>
      {isOneWay ? (
        <NoticeBox title={t('wayBack.title')}>
          <p>{t('wayBack.text')}</p>
        </NoticeBox>
      ) : null}
      <Line
        aria-label={`${label}: ${t('factors.title')}`}
        isOn={isOn}
        label={label}
        text={isOn ? t('factors.on', { number: factors.length }) : t('factors.off')}
        title={t('factors.title')}
      >
        {/* Remounts at the list, because recovery codes are shown once. */}
        {(done) => <FactorsDialog factors={factors} onDone={done} user={user} />}
      </Line>
    </>
  );
}
