import { useSuspenseQueries } from '@tanstack/react-query';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs';
import { currentDirection, t } from '@/lib/i18n/i18n';
import { endedOrdersQuery, type Fill, fillsQuery, holdingsQuery, type Instrument, openOrdersQuery } from '../queries';
import { endedColumns } from './ended-columns';
import { fillColumns, ownQuoteText } from './fill-columns';
import { Holdings } from './Holdings';
import { NewestTable } from './NewestTable';
import { OpenOrders } from './OpenOrders';

interface TradeListsProps {
  userId: string;
  poolId: string;
  instruments: readonly Instrument[];
}

/** What was ordered and what is held. Without fills or a history they have no tab. */
export function TradeLists({ userId, poolId, instruments }: TradeListsProps) {
  const instrumentOf = (id: string) => instruments.find((each) => each.id === id);
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
    <Tabs defaultValue="open" dir={currentDirection()}>
      <TabsList>
        {tabs.map(({ value, title }) => (
          <TabsTrigger key={value} value={value}>
            {title}
          </TabsTrigger>
        ))}
      </TabsList>
      <TabsContent className="pt-3" value="open">
        <OpenOrders instruments={instruments} orders={open} poolId={poolId} />
      </TabsContent>
      <TabsContent className="pt-3" value="holdings">
        <Holdings hasTitle={false} poolId={poolId} userId={userId} />
      </TabsContent>
      <TabsContent className="pt-3" value="fills">
        <NewestTable
          columns={fillColumns<Fill>({ instrumentOf, quoteText: ownQuoteText })}
          rows={fills}
          title={t('trading.fill.title')}
        />
      </TabsContent>
      <TabsContent className="pt-3" value="history">
        <NewestTable columns={endedColumns(instrumentOf)} rows={ended} title={t('trading.order.history')} />
      </TabsContent>
    </Tabs>
  );
}
