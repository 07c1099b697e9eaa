import { Quoting } from '@/components/display/Quoting';
import { Alert } from '@/components/ui/alert';
import { Badge } from '@/components/ui/badge';
import { t } from '@/lib/i18n/i18n';
import { statusText, statusTone, statusWord } from '../status';

/** The status of a strategy in a word. */
export function StrategyBadge({ status }: { status: string }) {
  return <Badge tone={statusTone(status)}>{statusWord(status)}</Badge>;
}

/** Says of a strategy that is not open what that means, and why; nothing of one that is. */
export function StrategyState({ status, reason }: { status: string; reason: string | null }) {
  const text = statusText(status);
  if (!text) return null;
  return (
    <Alert className="max-w-prose" title={statusWord(status)} tone={status === 'closed' ? 'info' : 'wait'}>
      <p>{text}</p>
      {reason ? (
        <p className="wrap-anywhere">
          <Quoting sentence={(words) => t('copying.reason', { reason: words })}>{reason}</Quoting>
        </p>
      ) : null}
    </Alert>
  );
}
