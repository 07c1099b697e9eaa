import { useEffect, useRef } from 'react';
import { PendingButton } from '@/components/forms/PendingButton';
import { ErrorPanel } from '@/components/states/ErrorPanel';
import { t } from '@/lib/i18n/i18n';

export interface Pages {
  hasNextPage: boolean;
  /** Also true during a refresh; loading more would cancel it, and it cancels loading more. */
  isFetching: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => unknown;
}

/** Loads the next page before the end of a list is reached; after a failure, only on click. */
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
      <PendingButton onClick={() => fetchNextPage()} pending={isFetchingNextPage} size="sm" variant="outline">
        {isFailed ? t('common.retry') : t('common.more')}
      </PendingButton>
    </div>
  );
}

interface ButtonPages extends Pages {
  data: readonly unknown[] | undefined;
  error: unknown;
  refetch: (options: { cancelRefetch: boolean }) => Promise<unknown>;
  fetchNextPage: () => Promise<Pick<ButtonPages, 'data' | 'hasNextPage'> & { isError: boolean }>;
}

/** Loads the next page on click, for a list above other parts of the page. */
export function MoreButton({ list, label = t('common.more') }: { list: ButtonPages; label?: string }) {
  const { error, hasNextPage, isFetchingNextPage, isFetchNextPageError } = list;
  if (isFetchNextPageError) return <ErrorPanel error={error} onRetry={() => void askForMore(list)} />;
  return hasNextPage ? (
    <PendingButton
      className="justify-self-start"
      onClick={() => void askForMore(list)}
      pending={isFetchingNextPage}
      size="sm"
      variant="outline"
    >
      {label}
    </PendingButton>
  ) : null;
}

/** Loads the next page after a refresh that is in progress, and again if a refresh cancelled it. */
async function askForMore({ isFetching, data, refetch, fetchNextPage }: ButtonPages): Promise<void> {
  if (isFetching) await refetch({ cancelRefetch: false });
  for (;;) {
    const answer = await fetchNextPage();
    if (answer.isError || !answer.hasNextPage || answer.data?.length !== data?.length) return;
  }
}
