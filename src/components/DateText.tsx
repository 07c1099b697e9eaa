import { formatDate, formatExact } from '@/lib/dates';

/** A point in time as YYYY/MM/DD; its minute in the tooltip. */
export function DateText({ iso }: { iso: string }) {
  return (
    <time className="whitespace-nowrap tabular-nums" dateTime={iso} title={formatExact(iso)}>
      {formatDate(iso)}
    </time>
  );
}
