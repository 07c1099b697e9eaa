import { NoticeBox } from '@/components/display/NoticeBox';
import { Quoting } from '@/components/display/Quoting';
import { statusWord } from '@/domain/strategies/StrategyBadge';
import { t } from '@/lib/i18n/i18n';
import { sinceText, statusText } from '../status';

interface StrategyStateProps {
  status: string;
  reason: string | null;
  changedAt: string;
}

export function StrategyState({ status, reason, changedAt }: StrategyStateProps) {
  const text = statusText(status);
  if (!text) return null;
  const since = sinceText(status, changedAt);
  return (
    <NoticeBox className="max-w-prose" title={statusWord(status)} tone={status === 'closed' ? 'info' : 'wait'}>
      <p>{text}</p>
      {since ? <p>{since}</p> : null}
      {reason ? (
        <p className="wrap-anywhere">
          <Quoting sentence={(words) => t('notifications.reason', { reason: words })}>{reason}</Quoting>
        </p>
      ) : null}
    </NoticeBox>
  );
}
