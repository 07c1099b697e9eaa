import { useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { DialogButton } from '@/components/frame/DialogButton';
import { Card } from '@/components/ui/card';
import { UnconfirmedNotice } from '@/features/auth/components/UnconfirmedNotice';
import { formatExact, formatJoined } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import { profileQuery } from '../queries';
import { Avatar } from './Avatar';
import { DetailsDialog } from './DetailsDialog';
import { PictureDialog } from './PictureDialog';

export function ProfileSection() {
  const { user } = useRouteContext({ from: '/_account' });
  const { data: profile } = useSuspenseQuery(profileQuery(user.id));
  const details = [
    [t('profile.name'), profile.name],
    [t('profile.email'), profile.email],
    [t('profile.phone'), profile.phone ? <bdi dir="ltr">{profile.phone}</bdi> : t('profile.noPhone')],
    [
      t('profile.joined'),
      <time dateTime={profile.created_at} key="joined" title={formatExact(profile.created_at)}>
        {formatJoined(profile.created_at)}
      </time>,
    ],
  ] as const;
  return (
    <>
      {profile.verified ? null : (
        <UnconfirmedNotice
          email={profile.email}
          text={t('portfolio.attention.email_unverifiedText', { detail: profile.email })}
          title={t('portfolio.attention.email_unverified')}
        />
      )}
      <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <Card className="flex items-center gap-4 lg:flex-col lg:text-center">
          <Avatar name={profile.name} path={profile.avatar_path} />
          <div className="grid min-w-0 justify-items-start gap-2 lg:justify-items-center lg:gap-4">
            <p className="text-lg leading-tight font-medium wrap-anywhere">{profile.name}</p>
            <DialogButton label={t('profile.upload')}>
              {(done) => <PictureDialog oldPath={profile.avatar_path} onDone={done} userId={user.id} />}
            </DialogButton>
          </div>
        </Card>
        <Card className="grid content-start gap-5">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h2 className="font-medium">{t('profile.details')}</h2>
            <DialogButton label={t('profile.updateDetails')}>
              {(done) => (
                <DetailsDialog details={{ name: profile.name, phone: profile.phone }} onDone={done} userId={user.id} />
              )}
            </DialogButton>
          </div>
          <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
            {details.map(([name, value]) => (
              <div className="grid min-w-0 content-start gap-1" key={name}>
                <dt className="eyebrow">{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </Card>
      </div>
    </>
  );
}
