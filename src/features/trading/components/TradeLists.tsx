import { useSuspenseQueries } from '@tanstack/react-query';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs';
import { currentLanguage, t } from '@/lib/i18n/i18n';
import { languageOf } from '@/lib/i18n/languages';
import { endedOrdersQuery, fillsQuery, holdingsQuery, type Instrument, openOrdersQuery } from '../queries';
import { EndedOrders } from './EndedOrders';
import { Fills } from './Fills';
import { Holdings } from './Holdings';
import { OpenOrders } from './OpenOrders';

interface TradeListsProps {
  userId: string;
  poolId: string;
  instruments: readonly Instrument[];
}

/** What was ordered and what is held. Without fills or a history they have no tab. */
export function TradeLists(of: TradeListsProps) {
  const { userId, poolId } = of;
  const [{ data: open }, { data: holdings }, { data: fills }, { data: ended }] = useSuspenseQueries({
    queries: [
      openOrdersQuery(userId, poolId),
      holdingsQuery(userId, poolId),
      fillsQuery(userId, poolId),
      endedOrdersQuery(userId, poolId),
    ],
  });
  const tabs = [
    { value: 'open', title: t('trading.order.open'), rows: open.length },
    { value: 'holdings', title: t('trading.holding.title'), rows: holdings.length },
    { value: 'fills', title: t('trading.fill.title'), rows: fills.length },
    { value: 'history', title: t('trading.order.history'), rows: ended.length },
  ].filter(({ value, rows }) => rows > 0 || value === 'open' || value === 'holdings');
  return (
    <Tabs defaultValue="open" dir={languageOf(currentLanguage()).dir}>
      <TabsList>
        {tabs.map(({ value, title }) => (
          <TabsTrigger key={value} value={value}>
            {title}
          </TabsTrigger>
        ))}
      </TabsList>
      <TabsContent className="pt-3" value="open">
        <OpenOrders {...of} />
      </TabsContent>
      <TabsContent className="pt-3" value="holdings">
        <Holdings hasTitle={false} {...of} />
      </TabsContent>
      <TabsContent className="pt-3" value="fills">
        <Fills {...of} />
      </TabsContent>
      <TabsContent className="pt-3" value="history">
        <EndedOrders {...of} />
      </TabsContent>
    </Tabs>
  );
}
