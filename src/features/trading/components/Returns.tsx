import { Figure, Figures } from '@/components/display/Figure';
import { GainText } from '@/components/display/GainText';
import { formatDate } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import type { Pool } from '../queries';

const YEAR_MS = 365 * 86_400_000;

const isYearOld = (iso: string) => Date.now() - Date.parse(iso) >= YEAR_MS;

export function Returns({ pool: { growth, yearly_rate: rate, since } }: { pool: Pool }) {
  if (growth === null || since === null) return null;
  return (
    <>
      <Figures className="sm:grid-cols-2">
        <Figure name={t('trading.returns.growth', { day: formatDate(since) })}>
          <GainText share={growth} />
        </Figure>
        <Figure name={t('trading.returns.rate')}>
          {isYearOld(since) && rate !== null ? <GainText share={rate} /> : t('trading.returns.early')}
        </Figure>
      </Figures>
      <p>{t('trading.returns.why')}</p>
      <p>{t('trading.returns.past')}</p>
    </>
  );
}
