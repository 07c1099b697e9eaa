import { formatDate } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import { formatSignedPercent } from '@/lib/money/signed-percent';
import type { Pool } from '../queries';

const YEAR_MS = 365 * 86_400_000;

const isYearOld = (iso: string) => Date.now() - Date.parse(iso) >= YEAR_MS;

export function Returns({ pool: { growth, yearly_rate: rate, since } }: { pool: Pool }) {
  if (growth === null || since === null) return null;
  return (
    <section aria-labelledby="returns">
      <h2 className="text-lg font-semibold" id="returns">
        {t('trading.returns.title')}
      </h2>
      <dl className="mt-3 grid gap-x-8 gap-y-4 sm:grid-cols-2">
        <div className="grid content-start gap-0.5">
          <dt className="text-muted-foreground text-sm">
            {t('trading.returns.growth', { day: formatDate(since) })}
          </dt>
          <dd className="font-medium">
            <bdi dir="ltr">{formatSignedPercent(growth)}</bdi>
          </dd>
        </div>
        <div className="grid content-start gap-0.5">
          <dt className="text-muted-foreground text-sm">{t('trading.returns.rate')}</dt>
          <dd className="font-medium">
            {isYearOld(since) && rate !== null ? (
              <bdi dir="ltr">{formatSignedPercent(rate)}</bdi>
            ) : (
              <span className="font-normal">{t('trading.returns.early')}</span>
            )}
          </dd>
        </div>
      </dl>
      <p className="text-muted-foreground mt-3 max-w-prose text-sm">{t('trading.returns.why')}</p>
      <p className="mt-2 max-w-prose text-sm">{t('trading.returns.past')}</p>
    </section>
  );
}
