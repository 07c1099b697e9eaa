import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useState } from 'react';
import { AnnouncementBox } from '@/components/frame/AnnouncementBox';
import { Button } from '@/components/ui/button';
import { t } from '@/lib/i18n/i18n';
import { announcementsQuery, keepPutAway, readPutAway } from '../announcements';

export function Announcements({ userId }: { userId: string }) {
  const { data: all = [] } = useQuery(announcementsQuery(userId));
  const [away, setAway] = useState(() => readPutAway(userId));
  const shown = all.filter(({ id }) => !away.includes(id));

  const putAway = (id: string) => {
    // Ended announcements need not be remembered.
    const next = [...away.filter((one) => all.some((other) => other.id === one)), id];
    setAway(next);
    keepPutAway(userId, next);
  };

  return (
    <section aria-label={t('shell.announcements')} aria-live="polite" className="grid gap-3 not-empty:mb-6">
      {shown.map((announcement) => (
        <AnnouncementBox
          action={
            <Button
              aria-label={t('shell.putAway', { title: announcement.title })}
              className="-me-2 -mt-3 -mb-2"
              onClick={() => putAway(announcement.id)}
              size="icon"
              variant="ghost"
            >
              <X aria-hidden />
            </Button>
          }
          announcement={announcement}
          key={announcement.id}
        />
      ))}
    </section>
  );
}
