import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { Check, X } from 'lucide-react';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { Badge } from '@/components/ui/badge';
import { formatAge, formatDay, formatExact } from '@/lib/dates';
import { useSubmit } from '@/lib/forms/use-submit';
import { t } from '@/lib/i18n/i18n';
import { checkBooksMutation } from '../mutations';
import { bookChecksQuery } from '../queries';

function Result({ problems }: { problems: number }) {
  const Icon = problems === 0 ? Check : X;
  return (
    <Badge tone={problems === 0 ? 'good' : 'bad'}>
      <Icon aria-hidden />
      {problems === 0 ? t('treasury.books.good') : t('treasury.books.bad', { count: problems })}
    </Badge>
  );
}

/** The day of which transfers were changed after they were sealed, if a problem says so. */
const changedDay = (problem: unknown) =>
  /"transfers of (\S+) differ from their seal"/.exec(JSON.stringify(problem))?.[1];

/** The problems that a check found: days that were changed in words, the rest as the database words it. */
function Problems({ found }: { found: unknown }) {
  if (!Array.isArray(found) || found.length === 0) return null;
  const days = found.flatMap((problem) => changedDay(problem) ?? []);
  const others = found.filter((problem) => changedDay(problem) === undefined);
  return (
    <>
      {days.map((day) => (
        <p className="text-destructive" key={day}>
          {t('treasury.books.sealBroken', { day: formatDay(day) })}
        </p>
      ))}
      {others.length > 0 ? (
        <pre
          className="bg-muted max-h-64 overflow-auto rounded-md p-3 text-xs wrap-anywhere whitespace-pre-wrap"
          dir="ltr"
        >
          {others.map((problem) => JSON.stringify(problem)).join('\n')}
        </pre>
      ) : null}
    </>
  );
}

/** What the last checks found and when, and the button that asks for the next one. */
export function BookChecks() {
  const { role } = useRouteContext({ from: '/_operator' });
  const { data: checks } = useSuspenseQuery(bookChecksQuery);
  const waiting = checks.find(({ asked_at }) => asked_at !== null);
  const check = useMutation(checkBooksMutation);
  const submit = useSubmit(() => check.mutateAsync());
  return (
    <section aria-labelledby="book-checks" className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="grid gap-1.5">
          <h2 className="text-lg font-semibold" id="book-checks">
            {t('treasury.books.checks')}
          </h2>
          <p className="text-muted-foreground max-w-prose text-sm">{t('treasury.books.checksText')}</p>
        </div>
        {role === 'reviewer' ? null : (
          <form onSubmit={submit}>
            <SubmitButton pending={check.isPending} variant="outline">
              {t('treasury.books.check')}
            </SubmitButton>
          </form>
        )}
      </div>
      {checks.length === 0 ? <p className="text-muted-foreground">{t('treasury.books.never')}</p> : null}
      {waiting ? (
        <output className="text-sm">
          {t('treasury.books.checkWaits', { name: waiting.checked_by ?? '' })}
        </output>
      ) : null}
      <ul className="text-sm">
        {checks.map(({ checked_at: at, checked_by: name, ledger_problems: found, audit_problems: broken }) =>
          at === null ? null : (
            <li className="grid gap-2 border-b py-3" key={at}>
              <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
                <Result problems={(Array.isArray(found) ? found.length : 0) + (broken ?? 0)} />
                <span className="text-muted-foreground">
                  {name === null
                    ? t('treasury.books.checkedHourly', { age: formatAge(at), date: formatExact(at) })
                    : t('treasury.books.checkedBy', { age: formatAge(at), date: formatExact(at), name })}
                </span>
              </span>
              <Problems found={found} />
            </li>
          ),
        )}
      </ul>
    </section>
  );
}
