import { formatDate, formatExact } from '@/lib/dates';

/** Formats a time as YYYY/MM/DD with the minute in the tooltip, or a date of the books. */
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
