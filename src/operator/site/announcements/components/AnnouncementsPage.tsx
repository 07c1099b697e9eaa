import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext, useSearch } from '@tanstack/react-router';
import { AnnouncementBox } from '@/components/frame/AnnouncementBox';
import { PageHeader } from '@/components/frame/PageHeader';
import { Badge } from '@/components/ui/badge';
import { formatUtc } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import { PublishedList } from '@/operator/kit/components/PublishedList';
import { TakeBack } from '@/operator/kit/components/TakeBack';
import { withdrawAnnouncementMutation } from '../mutations';
import { type OperatorAnnouncement, operatorAnnouncementsQuery } from '../queries';
import { AnnouncementForm } from './AnnouncementForm';

const TONES = { planned: 'outline', shown: 'default', over: 'secondary', withdrawn: 'secondary' } as const;

function StateBadge({ state }: { state: string }) {
  const known = state === 'planned' || state === 'shown' || state === 'over' ? state : 'withdrawn';
  return <Badge variant={TONES[known]}>{t(`offers.announcements.state.${known}`)}</Badge>;
}

function Announcement({ announcement, mayWithdraw }: { announcement: OperatorAnnouncement; mayWithdraw: boolean }) {
  const withdraw = useMutation(withdrawAnnouncementMutation);
  const { id, title, state, shown_from, shown_until, publisher } = announcement;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <StateBadge state={state} />
        {mayWithdraw && (state === 'planned' || state === 'shown') ? (
          <TakeBack
            name={title}
            onTakeBack={() => withdraw.mutateAsync({ announcement_id: id })}
            text={t('offers.announcements.takeBackText')}
          />
        ) : null}
      </div>
      <AnnouncementBox announcement={announcement} />
      <p className="text-muted-foreground text-sm">
        {shown_until
          ? `${formatUtc(shown_from)} – ${formatUtc(shown_until)}`
          : t('offers.announcements.since', { from: formatUtc(shown_from) })}
        {` · ${publisher}`}
      </p>
    </>
  );
}

export function AnnouncementsPage() {
  const { role } = useRouteContext({ from: '/_operator' });
  const { before } = useSearch({ from: '/_operator/operator/announcements' });
  const { data: page } = useSuspenseQuery(operatorAnnouncementsQuery(before));
  const mayPublish = role !== 'reviewer';
  return (
    <>
      <PageHeader text={t('offers.announcements.lead')} title={t('shell.announcements')} />
      <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        {mayPublish ? (
          <AnnouncementForm />
        ) : (
          <p className="text-muted-foreground text-sm">{t('offers.exchanges.who')}</p>
        )}
        <PublishedList empty={t('desk.person.none')} label={t('shell.announcements')} page={page}>
          {(announcement) => <Announcement announcement={announcement} mayWithdraw={mayPublish} />}
        </PublishedList>
      </div>
    </>
  );
}
