import { Link } from '@tanstack/react-router';
import { Face } from '@/components/display/Face';
import { Figure, Figures } from '@/components/display/Figure';
import { GainText } from '@/components/display/GainText';
import { Sparkline } from '@/components/display/Sparkline';
import { StrategyBadge } from '@/domain/strategies/StrategyBadge';
import { t } from '@/lib/i18n/i18n';
import { recordDays } from '../figures';
import type { Strategy } from '../queries';
import { CopyLink } from './CopyLink';

export function StrategyCard({ strategy }: { strategy: Strategy }) {
  const { pool_id: id, title, lead_name, status, net_growth, drawdown, line } = strategy;
  const isOffered = status === 'offered';
  return (
    <li className="bg-surface grid grid-cols-1 content-start gap-4 rounded-lg border p-5">
      <div className="flex items-center gap-3">
        <Face name={lead_name} />
        <div className="min-w-0 flex-1">
          <h2 className="truncate font-semibold">
            <Link className="hover:underline" search={{ id }} to="/strategies/view">
              <bdi>{title}</bdi>
            </Link>
          </h2>
          <p className="text-muted-foreground truncate text-sm">
            <bdi>{lead_name}</bdi>
          </p>
        </div>
        {isOffered ? null : <StrategyBadge status={status} />}
      </div>
      <Sparkline className="h-14 w-full" values={line} />
      <Figures className="grid-cols-3">
        <Figure name={t('copying.list.orders.net')}>
          <GainText className="text-lg leading-tight font-semibold" share={net_growth} />
        </Figure>
        <Figure name={t('copying.list.orders.drawdown')}>
          <GainText share={drawdown} />
        </Figure>
        <Figure name={t('copying.list.orders.record')}>
          {t('copying.figure.days', { count: recordDays(strategy) })}
        </Figure>
      </Figures>
      {isOffered ? <CopyLink isNamed strategy={strategy} /> : null}
    </li>
  );
}
