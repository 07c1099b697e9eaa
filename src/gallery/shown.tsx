import { DataTable } from '@/components/display/DataTable';
import { DateText } from '@/components/display/DateText';
import { MoneyText } from '@/components/display/MoneyText';
import { Questions } from '@/components/display/Questions';
import { DialogBox } from '@/components/frame/Dialog';
import { DialogButton } from '@/components/frame/DialogButton';
import { Wordmark } from '@/components/frame/Mark';
import { PageHeader } from '@/components/frame/PageHeader';
import { EmptyState } from '@/components/states/EmptyState';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs';
import { StatusBadge } from '@/domain/cases/StatusBadge';
import { each, type Group, LONG } from './group';

const rows = [
  { id: '1', cents: 150_000, method: 'Bitcoin', status: 'pending', at: '2026-01-02T10:00:00Z' },
  { id: '2', cents: 999_999_999_999, method: LONG, status: 'rejected', at: '2026-01-01T10:00:00Z' },
];

const table = (some: typeof rows) => (
  <DataTable
    caption="Deposits"
    columns={[
      { title: 'Amount', align: 'end', cell: ({ cents }) => <MoneyText cents={cents} /> },
      { title: 'Payment Mode', cell: ({ method }) => method },
      { title: 'Status', cell: ({ status }) => <StatusBadge status={status} /> },
      { title: 'Date', cell: ({ at }) => <DateText iso={at} /> },
    ]}
    empty={<EmptyState title="Currently no Deposit" />}
    rowKey={({ id }) => id}
    rows={some}
  />
);

export const shown: readonly Group[] = [
  {
    name: 'Table',
    isWide: true,
    samples: { rows: table(rows), empty: table([]) },
  },
  {
    name: 'Page header',
    isWide: true,
    samples: {
      plain: <PageHeader title="Your Deposits" />,
      'with an action': <PageHeader action={<Button>New Deposit</Button>} text={LONG} title={LONG} />,
    },
  },
  {
    name: 'Card, tabs, accordion',
    samples: {
      card: (
        <Card>
          <p>{LONG}</p>
        </Card>
      ),
      tabs: (
        <Tabs defaultValue="withdraws">
          <TabsList>
            <TabsTrigger value="withdraws">Withdraws</TabsTrigger>
            <TabsTrigger value="deposits">Deposits</TabsTrigger>
          </TabsList>
          <TabsContent value="withdraws">Currently No Withdrawals</TabsContent>
          <TabsContent value="deposits">Currently no Deposit</TabsContent>
        </Tabs>
      ),
      accordion: (
        <Questions
          items={[
            { id: 'first', title: 'Is this real money?', text: 'No.' },
            { id: 'second', title: LONG, text: LONG },
          ]}
          name="gallery"
        />
      ),
      wordmark: <Wordmark name="Glassmine" />,
    },
  },
  {
    name: 'Dialog and drawer',
    samples: each(['center', 'start'], (place) => (
      <DialogButton label="Open">
        {() => (
          <DialogBox description="Payment will be sent through your selected method." place={place} title="Withdraw">
            {LONG}
          </DialogBox>
        )}
      </DialogButton>
    )),
  },
];
