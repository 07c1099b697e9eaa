import { Link, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PageHeader } from '@/components/frame/PageHeader';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs';
import { currentDirection, t } from '@/lib/i18n/i18n';
import { type Tab, tabs } from '../filter';

export function TransactionTabs({ tab, children }: { tab: Tab; children: Record<Tab, ReactNode> }) {
  const navigate = useNavigate();
  const linkTo = (value: Tab) =>
    ({
      to: '/transactions',
      search: value === 'withdraws' ? {} : { tab: value },
      replace: true,
      resetScroll: false,
    }) as const;
  const choose = (value: string) => {
    const chosen = tabs.find((one) => one === value);
    if (chosen) void navigate(linkTo(chosen));
  };
  const names = {
    withdraws: t('withdrawals.withdraws'),
    deposits: t('statement.filter.deposits'),
    statement: t('statement.tab'),
  };
  return (
    <>
      <PageHeader title={t('shell.transactions')} />
      <Tabs dir={currentDirection()} onValueChange={choose} value={tab}>
        <TabsList>
          {tabs.map((value) => (
            // A link, so that its data loads on intent.
            <TabsTrigger asChild key={value} value={value}>
              <Link {...linkTo(value)}>{names[value]}</Link>
            </TabsTrigger>
          ))}
        </TabsList>
        {tabs.map((value) => (
          <TabsContent key={value} value={value}>
            {value === tab ? children[value] : null}
          </TabsContent>
        ))}
      </Tabs>
    </>
  );
}
