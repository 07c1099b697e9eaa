import { formatDuration, formatExact } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';

/** Later than a duration like `48hrs` by a minute or more. */
const isLater = (from: string, duration: string): boolean =>
  Date.parse(from) > Date.now() + (Number.parseInt(duration, 10) || 0) * 3_600_000 + 60_000;

/** @param from undefined if nothing delays it */
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
