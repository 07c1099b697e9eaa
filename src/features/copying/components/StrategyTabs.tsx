import { useSuspenseQueries } from '@tanstack/react-query';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs';
import { currentDirection, t } from '@/lib/i18n/i18n';
import { isShownLate, type Strategy } from '../queries';
import { outcomeQuery, statisticsQuery } from '../statistics';
import { LeadRecord } from './LeadRecord';
import { StrategyFills } from './StrategyFills';
import { StrategyHoldings } from './StrategyHoldings';
import { StrategyOutcome } from './StrategyOutcome';
import { StrategyStatistics } from './StrategyStatistics';
import { StrategyTerms } from './StrategyTerms';
import { StrategyYears } from './StrategyYears';

/** Statistics have a tab as soon as there are any. */
export function StrategyTabs({ userId, strategy, since }: { userId: string; strategy: Strategy; since: string }) {
  const { pool_id: poolId } = strategy;
  const [{ data: statistics }, { data: outcome }] = useSuspenseQueries({
    queries: [statisticsQuery(userId, poolId), outcomeQuery(userId, poolId)],
  });
  const of = { poolId, userId };
  const isMeasured = statistics.net !== undefined || outcome !== null;
  return (
    <Tabs defaultValue="holdings" dir={currentDirection()}>
      <TabsList>
        <TabsTrigger value="holdings">{t('trading.holding.title')}</TabsTrigger>
        <TabsTrigger value="fills">{t('copying.fills.title')}</TabsTrigger>
        {isMeasured ? <TabsTrigger value="statistics">{t('copying.statistics.title')}</TabsTrigger> : null}
        <TabsTrigger value="terms">{t('copying.terms.title')}</TabsTrigger>
        <TabsTrigger value="record">{t('copying.record.tab')}</TabsTrigger>
      </TabsList>
      <TabsContent value="holdings">
        <StrategyHoldings isLate={isShownLate(strategy)} since={since} {...of} />
      </TabsContent>
      <TabsContent value="fills">
        <StrategyFills {...of} />
      </TabsContent>
      <TabsContent className="grid grid-cols-1 gap-8" value="statistics">
        <StrategyYears {...of} />
        <StrategyStatistics {...of} />
        <StrategyOutcome {...of} />
      </TabsContent>
      <TabsContent value="terms">
        <StrategyTerms strategy={strategy} />
      </TabsContent>
      <TabsContent value="record">
        <LeadRecord strategy={strategy} userId={userId} />
      </TabsContent>
    </Tabs>
  );
}
