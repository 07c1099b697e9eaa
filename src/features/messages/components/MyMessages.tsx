import { useInfiniteQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { DateText } from '@/components/display/DateText';
import { MoreButton } from '@/components/display/MoreRows';
import { ErrorPanel } from '@/components/states/ErrorPanel';
import { SkeletonRows } from '@/components/states/SkeletonRows';
import { messageStatus, MessageWords } from '@/domain/cases/MessageWords';
import { StatusBadge } from '@/domain/cases/StatusBadge';
import { t } from '@/lib/i18n/i18n';
import { myMessages } from '../queries';

export function MyMessages({ userId }: { userId: string }) {
  const list = useInfiniteQuery(myMessages(userId));
  const { data: messages, error, refetch } = list;
  if (!messages) {
    return error ? <ErrorPanel error={error} onRetry={() => void refetch()} /> : <SkeletonRows rows={2} />;
  }
  if (messages.length === 0) return <p className="text-muted-foreground text-sm">{t('support.none')}</p>;
  return (
    <>
      <ul className="border-t">
        {messages.map((each, index) => (
          <li className="border-b" key={each.id}>
            <details className="group" open={index === 0 && each.answer !== null}>
              <summary className="hover:bg-muted grid cursor-pointer list-none grid-cols-[minmax(0,1fr)_auto_1rem] items-center gap-x-3 rounded-sm py-3 [&::-webkit-details-marker]:hidden">
                <span className="font-medium wrap-anywhere" dir="auto" lang="">
                  {each.subject}
                </span>
                <StatusBadge status={messageStatus(each)} />
                <ChevronDown
                  aria-hidden
                  className="text-muted-foreground size-4 transition-transform group-open:rotate-180"
                />
                <span className="text-muted-foreground col-span-full flex flex-wrap gap-x-3 text-[0.8125rem]">
                  <DateText iso={each.created_at} />
                  <span>{t('support.reference', { reference: each.reference })}</span>
                </span>
              </summary>
              <div className="pt-1 pb-4">
                <MessageWords {...each} />
              </div>
            </details>
          </li>
        ))}
      </ul>
      <MoreButton list={list} />
    </>
  );
}
