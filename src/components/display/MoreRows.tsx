import { useEffect, useRef } from 'react';
import { ErrorPanel } from '@/components/states/ErrorPanel';
import { Button } from '@/components/ui/button';
import { t } from '@/lib/i18n/i18n';

/** What `useSuspenseInfiniteQuery` says of its pages. */
export interface Pages {
  hasNextPage: boolean;
  /** Also a refresh, which would be broken off by asking for more, and breaks that off itself. */
  isFetching: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => unknown;
}

/** Asks for further rows before the end of a list is reached; after a failure only when it is pressed. Nothing after the last page. */
export function MoreRows({ list }: { list: Pages }) {
  return list.hasNextPage ? <More {...list} /> : null;
}

function More({ isFetching, isFetchingNextPage, isFetchNextPageError: isFailed, fetchNextPage }: Pages) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!place.current || isFailed || isFetching) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) fetchNextPage();
      },
      { rootMargin: '2000px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isFailed, isFetching, fetchNextPage]);
  return (
    <div className="flex justify-center py-6" ref={place}>
      <Button onClick={() => fetchNextPage()} pending={isFetchingNextPage} size="sm" variant="outline">
        {isFailed ? t('common.retry') : t('common.more')}
      </Button>
    </div>
  );
}

interface MoreButtonProps {
  list: Pages & { error: unknown };
}

/** Asks for further rows when it is pressed, for a list with other parts of the page below it. Nothing after the last page. */
export function MoreButton({ list }: MoreButtonProps) {
  const { error, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  if (isFetchNextPageError) return <ErrorPanel error={error} onRetry={() => void fetchNextPage()} />;
  return hasNextPage ? (
    <Button
      className="justify-self-start"
      onClick={() => void fetchNextPage()}
      pending={isFetchingNextPage}
      size="sm"
      variant="outline"
    >
      {t('common.more')}
    </Button>
  ) : null;
}
