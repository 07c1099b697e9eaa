import { formatDuration, formatExact } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';

/** Whether a moment is after a time like `48hrs` has passed, by a minute or more: until then that time says it. */
const isLater = (from: string, duration: string): boolean =>
  Date.parse(from) > Date.now() + (Number.parseInt(duration, 10) || 0) * 3_600_000 + 60_000;

/**
 * How long a method usually takes, and next to it the moment before which nothing leaves, if that is later.
 * @param from undefined if nothing makes it wait
 */
export function ExpectedTime({ duration, from }: { duration: string; from: string | undefined }) {
  return (
    <>
      <span>{formatDuration(duration)}</span>
      {from !== undefined && isLater(from, duration) ? (
        <span className="text-warning block text-[0.8125rem]">
          {t('payouts.notBefore', { date: formatExact(from) })}
        </span>
      ) : null}
    </>
  );
}
