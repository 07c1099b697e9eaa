import { ErrorPanel } from '@/components/states/ErrorPanel';
import { Button } from '@/components/ui/button';
import { t } from '@/lib/i18n/i18n';
import type { Pages } from './MoreRows';

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
