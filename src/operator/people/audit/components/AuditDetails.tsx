import type { ReactNode } from 'react';
import type { Json } from '@/lib/data/database.types';
import { formatDate, formatExact } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import { formatCents } from '@/lib/money/money';
import { plain } from '@/operator/kit/fields';

type Details = Record<string, Json | undefined>;

const CENTS = '_cents';
const MOMENT = /^\d{4}(-\d\d){2}T[\d:.]+\+00:00$/;
const DAY = /^\d{4}(-\d\d){2}$/;
/** An id or a hash, of which the beginning is enough to compare; the file has all of it. */
const LONG = /^[0-9a-f]{8}[0-9a-f-]{24,}$/;

const isDetails = (value: Json | undefined): value is Details =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const labelOf = (name: string): string => name.replace(CENTS, '').replaceAll('_', ' ');

/** What a detail says in words: no JSON, no moment of a machine. */
function wordsOf(name: string, value: Json | undefined): string {
  if (typeof value === 'number' && name.endsWith(CENTS)) return formatCents(value);
  if (typeof value === 'string' && MOMENT.test(value)) return formatExact(value);
  if (typeof value === 'string' && DAY.test(value)) return formatDate(value);
  if (typeof value === 'string' && LONG.test(value)) return `${value.slice(0, 8)}…`;
  if (Array.isArray(value)) return value.map((one) => wordsOf(name, one)).join(' → ');
  if (!isDetails(value)) return plain(value);
  return Object.entries(value)
    .map(([part, inner]) => `${labelOf(part)}: ${wordsOf(part, inner)}`)
    .join('; ');
}

/** The amount and the reason of an event, which its sentence says. */
export function saidOf(details: Json): { amount: string | undefined; reason: string | undefined } {
  if (!isDetails(details)) return { amount: undefined, reason: undefined };
  const { amount_cents: cents, arrived_cents: arrived, reason } = details;
  const sum = arrived ?? cents;
  return {
    amount: typeof sum === 'number' ? formatCents(sum) : undefined,
    reason: typeof reason === 'string' && reason !== '' ? reason : undefined,
  };
}

export function AuditDetails({ details, children }: { details: Json; children: ReactNode }) {
  const named = Object.entries(isDetails(details) ? details : {})
    .map(([name, value]) => [name, wordsOf(name, value)] as const)
    .filter(([name, words]) => name !== 'reason' && words !== '' && words !== '–');
  if (named.length === 0 && children === null) return null;
  return (
    <details className="text-[0.8125rem] open:basis-full">
      <summary className="text-muted-foreground w-fit cursor-pointer">{t('treasury.audit.details')}</summary>
      <dl className="mt-1 grid gap-0.5">
        {named.map(([name, words]) => (
          <div className="flex flex-wrap gap-x-2" key={name}>
            <dt className="text-muted-foreground" dir="ltr">
              {labelOf(name)}
            </dt>
            <dd className="wrap-anywhere">
              <bdi>{words}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {children}
    </details>
  );
}
