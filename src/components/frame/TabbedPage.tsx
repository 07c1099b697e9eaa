import { Link, type LinkProps, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs';
import { currentDirection } from '@/lib/i18n/i18n';
import { PageHeader } from './PageHeader';

interface TabbedPageProps {
  title: string;
  to: '/account' | '/transactions';
  tab: string;
  tabs: Record<string, { name: string; content: ReactNode }>;
  /** Notices above the tabs. */
  children?: ReactNode;
}

/** A page whose address names the chosen tab, unless it is the first. Only its content is rendered. */
export function TabbedPage({ title, to, tab, tabs, children }: TabbedPageProps) {
  const navigate = useNavigate();
  const all = Object.entries(tabs);
  const linkTo = (value: string) =>
    ({ to, search: value === all[0]?.[0] ? {} : { tab: value } }) as Pick<LinkProps, 'to' | 'search'>;
  const kept = { replace: true, resetScroll: false };
  return (
    <>
      <PageHeader title={title} />
      {children}
      <Tabs
        dir={currentDirection()}
        onValueChange={(value) => void navigate({ ...linkTo(value), ...kept })}
        value={tab}
      >
        <TabsList>
          {all.map(([value, { name }]) => (
            // A link, so that its data loads on intent.
            <TabsTrigger asChild key={value} value={value}>
              <Link {...linkTo(value)} {...kept}>
                {name}
              </Link>
            </TabsTrigger>
          ))}
        </TabsList>
        {all.map(([value, { content }]) => (
          <TabsContent key={value} value={value}>
            {value === tab ? content : null}
          </TabsContent>
        ))}
      </Tabs>
    </>
  );
}
