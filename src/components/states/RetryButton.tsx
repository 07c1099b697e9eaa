import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/button';
import { t } from '@/lib/i18n/i18n';

interface RetryButtonProps extends Pick<ComponentProps<typeof Button>, 'className'> {
  onRetry: () => unknown;
}

/** Where something could not be read and the page says so in its own words. */
export function RetryButton({ onRetry, className }: RetryButtonProps) {
  return (
    <Button className={className} onClick={() => void onRetry()} size="sm" variant="outline">
      {t('common.retry')}
    </Button>
  );
}
