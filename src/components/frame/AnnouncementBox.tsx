import { Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';
import { t } from '@/lib/i18n/i18n';

export interface AnnouncementWords {
  title: string;
  body: string;
  weight: string;
}

export function AnnouncementBox({ announcement, action }: { announcement: AnnouncementWords; action?: ReactNode }) {
  const isImportant = announcement.weight === 'important';
  const Icon = isImportant ? TriangleAlert : Info;
  return (
    <article
      className={cn(
        'flex gap-3 rounded-lg border p-4 text-sm',
        isImportant ? 'border-warning/40 bg-warning-soft' : 'bg-surface',
      )}
    >
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <div className="grid min-w-0 flex-1 gap-1">
        <h2 className="font-medium">
          {isImportant ? <span className="sr-only">{t('shell.attention')} </span> : null}
          <bdi lang="">{announcement.title}</bdi>
        </h2>
        <p className="max-w-prose whitespace-pre-line" dir="auto" lang="">
          {announcement.body}
        </p>
        <p className="text-muted-foreground max-w-prose text-[0.8125rem]">{t('shell.announcementBy')}</p>
      </div>
      {action}
    </article>
  );
}
