import { Button } from '@/components/ui/button';
import { t } from '@/lib/i18n/i18n';

interface PagesProps {
  isFirst: boolean;
  next: string | undefined;
  onPage: (first: string | undefined) => void;
}

export function Pages({ isFirst, next, onPage }: PagesProps) {
  if (isFirst && next === undefined) return null;
  const go = (first: string | undefined) => {
    onPage(first);
    // The pressed button may be disabled on that page, and the list begins far above it.
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
