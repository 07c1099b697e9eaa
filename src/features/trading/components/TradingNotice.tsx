import { NoticeBox } from '@/components/display/NoticeBox';
import { Quoting } from '@/components/display/Quoting';
import { formatExact } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import type { Notice } from '../notices';
import type { Instrument } from '../queries';

interface TradingNoticeProps {
  instrument: Instrument;
  notice: Notice;
}

export function TradingNotice({ instrument: { name }, notice: { trading, since, reason } }: TradingNoticeProps) {
  const kind = trading === 'sell_only' ? 'sell_only' : 'paused';
  const date = formatExact(since);
  return (
    <NoticeBox title={t(`trading.notice.${kind}`, { name })} tone="wait">
      <p>{t(`trading.notice.${kind}Text`)}</p>
      <p className="wrap-anywhere">
        <Quoting sentence={(words) => t('trading.notice.why', { date, reason: words })}>{reason}</Quoting>
      </p>
    </NoticeBox>
  );
}
