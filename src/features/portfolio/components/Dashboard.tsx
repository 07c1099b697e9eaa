import { useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { PageHeader } from '@/components/PageHeader';
import { WidgetPlaceholder } from '@/components/WidgetPlaceholder';
import { t } from '@/lib/i18n/i18n';
import { portfolioQuery } from '../queries';
import { SummaryCards } from './SummaryCards';

/** The dashboard: six figures and the places of the market widgets. */
export function Dashboard() {
  const { user } = useRouteContext({ from: '/_account' });
  const { data } = useSuspenseQuery(portfolioQuery(user.id));
  return (
    <>
      <PageHeader title={t('portfolio.title')} />
      <SummaryCards portfolio={data} />
      <WidgetPlaceholder
        className="mt-10"
        symbols={['Bitcoin', 'Ethereum', 'Rune', 'Shiba', 'Doge']}
        text={t('portfolio.widgetOff')}
        title={t('portfolio.quotes')}
      />
      <WidgetPlaceholder
        className="mt-4 h-[500px]"
        symbols={['XBT/USD']}
        text={t('portfolio.widgetOff')}
        title={t('portfolio.chart')}
      />
    </>
  );
}
