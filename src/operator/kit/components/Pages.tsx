import { Button } from '@/components/ui/button';
import { t } from '@/lib/i18n/i18n';

interface PagesProps {
  isFirst: boolean;
  /** The first row of the next page; undefined on the last one. */
  next: string | undefined;
  /** Goes to the page that begins with this row; to the first one without. */
  onPage: (first: string | undefined) => void;
}

/** Leads through a long list; nothing when it fits on one page. The browser's "back" leads to the page before. */
export function Pages({ isFirst, next, onPage }: PagesProps) {
  if (isFirst && next === undefined) return null;
  const go = (first: string | undefined) => {
    onPage(first);
    // What was pressed may lead nowhere on that page, and what is to be read begins far above it.
    document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true });
  };
  return (
    <nav aria-label={t('desk.page.label')} className="mt-6 flex flex-wrap justify-between gap-3">
      <Button disabled={isFirst} onClick={() => go(undefined)} size="sm" variant="outline">
        {t('desk.page.first')}
      </Button>
      <Button disabled={next === undefined} onClick={() => go(next)} size="sm" variant="outline">
        {t('desk.page.next')}
      </Button>
    </nav>
  );
}
