import { DateText } from '@/components/display/DateText';
import { MoneyText } from '@/components/display/MoneyText';
import { MessageWords } from '@/domain/cases/MessageWords';
import { StatusBadge } from '@/domain/cases/StatusBadge';
import { t } from '@/lib/i18n/i18n';
import type { EarlierCase } from '../person-overview';

export function EarlierCases({ cases }: { cases: readonly EarlierCase[] }) {
  if (cases.length === 0) return <p className="text-muted-foreground">{t('desk.person.none')}</p>;
  return (
    <ol className="ms-1 border-s">
      {cases.map(({ id, kind, status, reason, created_at, amount_cents, words }) => (
        <li
          className="before:bg-muted-foreground relative grid gap-1 py-2 ps-5 before:absolute before:-start-1 before:top-4 before:size-2 before:rounded-full"
          key={id}
        >
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <DateText iso={created_at} />
            <span>{t(`desk.kind.${kind}`)}</span>
            {amount_cents === undefined ? null : <MoneyText cents={amount_cents} isSigned={kind === 'correction'} />}
            <span className="ms-auto">
              <StatusBadge status={status} />
            </span>
          </span>
          {reason ? (
            <span className="text-muted-foreground text-[0.8125rem] wrap-anywhere" dir="auto">
              {reason}
            </span>
          ) : null}
          {words ? (
            <details>
              <summary className="text-muted-foreground hover:text-foreground cursor-pointer text-[0.8125rem] wrap-anywhere">
                <bdi>{words.subject}</bdi>
              </summary>
              <div className="pt-2 pb-1">
                <MessageWords {...words} closed={t('desk.person.messageClosed')} />
              </div>
            </details>
          ) : null}
        </li>
      ))}
    </ol>
  );
}
