import { DateText } from '@/components/display/DateText';
import { t } from '@/lib/i18n/i18n';

export interface AccountMessage {
  message: string;
  /** Null until answered, and for a message closed without an answer. */
  answer: string | null;
  handled_at: string | null;
}

export function messageStatus({ answer, handled_at: at }: AccountMessage) {
  if (at === null) return 'pending';
  return answer === null ? 'closed' : 'answered';
}

interface MessageWordsProps extends AccountMessage {
  closed?: string;
}

export function MessageWords({ message, answer, handled_at: at, closed = t('support.closed') }: MessageWordsProps) {
  return (
    <div className="grid gap-4 text-sm">
      <p className="wrap-anywhere whitespace-pre-wrap" dir="auto" lang="">
        {message}
      </p>
      {at !== null && answer !== null ? (
        <div className="border-primary grid gap-1 border-s-2 ps-4">
          <p className="text-muted-foreground flex flex-wrap gap-x-3">
            <span className="font-medium">{t('support.answer')}</span>
            <DateText iso={at} />
          </p>
          <p className="wrap-anywhere whitespace-pre-wrap" dir="auto" lang="">
            {answer}
          </p>
        </div>
      ) : (
        <p className="text-muted-foreground">{at === null ? t('support.waiting') : closed}</p>
      )}
    </div>
  );
}
