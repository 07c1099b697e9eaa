import { PendingButton } from '@/components/forms/PendingButton';
import { t } from '@/lib/i18n/i18n';

/** Says in a line that a part of a page could not be read, with a retry. */
export function RetryLine({ text, isPending, onRetry }: { text: string; isPending: boolean; onRetry: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 self-start" role="alert">
      <p>{text}</p>
      <PendingButton onClick={onRetry} pending={isPending} size="sm" variant="outline">
        {t('common.retry')}
      </PendingButton>
    </div>
  );
}
