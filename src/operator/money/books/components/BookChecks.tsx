import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { Check, X } from 'lucide-react';
import { ActionButton } from '@/components/forms/ActionButton';
import { TitledSection } from '@/components/frame/TitledSection';
import { Badge } from '@/components/ui/badge';
import { formatAge, formatDate, formatExact } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import { formatNumber } from '@/lib/money/percent';
import { checkBooksMutation } from '../mutations';
import { type BookCheck, bookChecksQuery, checkedLinesQuery } from '../queries';

function Result({ problems }: { problems: number }) {
  const Icon = problems === 0 ? Check : X;
  return (
    <Badge variant={problems === 0 ? 'default' : 'destructive'}>
      <Icon aria-hidden />
      <span>{problems === 0 ? t('treasury.books.good') : t('treasury.books.bad', { count: problems })}</span>
    </Badge>
  );
}

const changedDay = (problem: unknown) =>
  /"transfers of (\S+) differ from their seal"/.exec(JSON.stringify(problem))?.[1];

function Problems({ found }: { found: unknown }) {
  if (!Array.isArray(found) || found.length === 0) return null;
  const days = found.flatMap((problem) => changedDay(problem) ?? []);
  const others = found.filter((problem) => changedDay(problem) === undefined);
  return (
    <>
      {days.map((day) => (
        <p className="text-destructive" key={day}>
          {t('treasury.books.sealBroken', { day: formatDate(day) })}
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

const problemsOf = ({
  ledger_problems: found,
  audit_problems: broken,
}: Pick<BookCheck, 'ledger_problems' | 'audit_problems'>) => (Array.isArray(found) ? found.length : 0) + (broken ?? 0);

function madeBy(name: string | null, lines: number | null, when: { age: string; date: string }): string {
  if (lines !== null) return t('treasury.books.checkedLines', { ...when, lines: formatNumber(lines) });
  return name === null ? t('treasury.books.checkedHourly', when) : t('treasury.books.checkedBy', { ...when, name });
}

export function BookChecks() {
  const { role } = useRouteContext({ from: '/_operator' });
  const { data: checks } = useSuspenseQuery(bookChecksQuery);
  const { data: checked } = useSuspenseQuery(checkedLinesQuery);
  const waiting = checks.find(({ asked_at }) => asked_at !== null);
  const running = checks.find(({ done }) => done !== null);
  const asking = useMutation(checkBooksMutation);
  return (
    <TitledSection
      action={
        role === 'reviewer' ? null : (
          <ActionButton onAct={() => asking.mutateAsync()} variant="outline">
            {t('treasury.books.check')}
          </ActionButton>
        )
      }
      lead={t('treasury.books.checksText')}
      title={t('treasury.books.checks')}
    >
      {checked.map(({ through_id: line, checked_at: at, waiting: left }) => (
        <p className="text-muted-foreground max-w-prose text-sm" key={line}>
          {t('treasury.books.checkedUpTo', {
            age: formatAge(at),
            line: formatNumber(line),
            waiting: formatNumber(left),
          })}
        </p>
      ))}
      {running ? (
        <output className="text-sm">
          {t('treasury.books.checkRuns', { done: running.done ?? 0, total: running.total ?? 0 })}
        </output>
      ) : null}
      {checks.length === 0 ? <p className="text-muted-foreground">{t('treasury.books.never')}</p> : null}
      {waiting ? (
        <output className="text-sm">{t('treasury.books.checkWaits', { name: waiting.checked_by ?? '' })}</output>
      ) : null}
      <ul className="text-sm">
        {checks.map(({ checked_at: at, checked_by: name, lines, ...check }) =>
          at === null ? null : (
            <li className="grid gap-2 border-b py-3" key={at}>
              <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
                <Result problems={problemsOf(check)} />
                <span className="text-muted-foreground">
                  {madeBy(name, lines, { age: formatAge(at), date: formatExact(at) })}
                </span>
              </span>
              <Problems found={check.ledger_problems} />
            </li>
          ),
        )}
      </ul>
    </TitledSection>
  );
}
