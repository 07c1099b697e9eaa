import { useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent, DialogTrigger } from '@/components/ui/dialog';
import { SkeletonRows } from '@/components/ui/skeleton';
import { t } from '@/lib/i18n/i18n';
import { unreadQuery } from '../queries';

const NotificationList = lazy(async () => ({
  default: (await import('./NotificationList')).NotificationList,
}));

/** A bell with the number of unread notifications; it opens their list. */
export function NotificationBell({ userId }: { userId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const { data: unread = 0 } = useQuery(unreadQuery(userId));
  const count = unread > 99 ? '99+' : String(unread);
  return (
    <Dialog onOpenChange={setIsOpen} open={isOpen}>
      <DialogTrigger asChild>
        <Button
          aria-label={unread ? t('notifications.unread', { number: count }) : t('notifications.title')}
          className="relative"
          size="icon"
          variant="quiet"
        >
          <Bell aria-hidden />
          {unread ? (
            <span
              aria-hidden
              className="bg-primary text-primary-foreground absolute inset-e-0.5 top-1 grid h-4.5 min-w-4.5 place-items-center rounded-full px-1 text-[0.6875rem] leading-none font-semibold tabular-nums"
            >
              {count}
            </span>
          ) : null}
        </Button>
      </DialogTrigger>
      <DialogContent className="w-[min(26rem,92vw)]" place="end" title={t('notifications.title')}>
        <Suspense fallback={<SkeletonRows />}>
          <NotificationList hasUnread={unread > 0} onLeave={() => setIsOpen(false)} userId={userId} />
        </Suspense>
      </DialogContent>
    </Dialog>
  );
}
