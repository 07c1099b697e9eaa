import { formatDuration, formatExact } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';

/**
 * How long a method usually takes, and next to it the moment before which nothing leaves.
 * @param from undefined if nothing makes it wait
 */
export function ExpectedTime({ duration, from }: { duration: string; from: string | undefined }) {
  return (
    <>
      <span>{formatDuration(duration)}</span>
      {from === undefined ? null : (
        <span className="text-warning block text-[0.8125rem]">
          {t('payouts.notBefore', { date: formatExact(from) })}
        </span>
      )}
    </>
  );
}
