import { formatDate, formatExact } from '@/lib/dates';

/** A point in time as YYYY/MM/DD, its minute in the tooltip; or a day of the books, which has none. */
export function DateText({ iso }: { iso: string }) {
  return (
    <time
      className="whitespace-nowrap tabular-nums"
      dateTime={iso}
      title={iso.includes('T') ? formatExact(iso) : undefined}
    >
      {formatDate(iso)}
    </time>
  );
}
