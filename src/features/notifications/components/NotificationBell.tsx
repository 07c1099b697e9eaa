import { useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { loadWords, t } from '@/lib/i18n/i18n';
import { askedComponent } from '@/lib/lazy-component';
import { useFirstScreen } from '@/lib/use-first-screen';
import { unreadQuery } from '../unread';

const [NotificationDialog, askForDialog] = askedComponent(async () => {
  const [dialog] = await Promise.all([import('./NotificationDialog'), loadWords('notifications')]);
  return dialog.NotificationDialog;
});

export function NotificationBell({ userId }: { userId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { data: unread = 0 } = useQuery({ ...unreadQuery(userId), enabled: useFirstScreen() });
  const count = unread > 99 ? '99+' : String(unread);
  return (
    <>
      <Button
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        aria-label={unread ? t('notifications.unread', { number: count }) : t('notifications.title')}
        className="relative"
        onClick={() => askForDialog(() => setIsOpen(true))}
        ref={opener}
        size="icon"
        variant="ghost"
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
      {isOpen ? (
        <Suspense>
          <NotificationDialog
            hasUnread={unread > 0}
            onClose={() => setIsOpen(false)}
            onClosed={() => opener.current?.focus()}
            userId={userId}
          />
        </Suspense>
      ) : null}
    </>
  );
}
