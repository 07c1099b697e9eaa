import type { Json } from '@/lib/data/database.types';
import { formatDate, formatExact } from '@/lib/dates';
import { formatCents } from '@/lib/money/money';

const CENTS = '_cents';

function valueOf(name: string, value: Json | undefined): string {
  if (typeof value === 'number' && name.endsWith(CENTS)) return formatCents(value);
  if (typeof value !== 'string') return JSON.stringify(value);
  if (/^\d{4}(-\d\d){2}T[\d:.]+\+00:00$/.test(value)) return formatExact(value);
  return /^\d{4}(-\d\d){2}$/.test(value) ? formatDate(value) : value;
}

export function AuditDetails({ details }: { details: Json }) {
  if (typeof details !== 'object' || details === null) return null;
  const named = Object.entries(details).filter(([, value]) => value !== null);
  return (
    <dl className="grid gap-0.5 text-[0.8125rem]">
      {named.map(([name, value]) => (
        <div className="flex flex-wrap gap-x-2 max-md:justify-end" key={name}>
          <dt className="text-muted-foreground" dir="ltr">
            {name.replace(CENTS, '').replaceAll('_', ' ')}
          </dt>
          <dd>
            <bdi>{valueOf(name, value)}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
