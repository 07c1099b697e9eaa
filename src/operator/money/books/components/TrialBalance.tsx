import { useSuspenseQuery } from '@tanstack/react-query';
import type { Column } from '@/components/display/DataTable';
import { MoneyText } from '@/components/display/MoneyText';
import { TableSection } from '@/components/frame/TitledSection';
import { Badge } from '@/components/ui/badge';
import { t } from '@/lib/i18n/i18n';
import { Download } from '@/operator/kit/components/Download';
import { accountWord } from '@/operator/kit/purpose';
import { trialBalanceQuery } from '../queries';

interface Line {
  name: string;
  debits: number;
  credits: number;
}

const headings = () => ({
  name: t('treasury.books.account'),
  debits: t('treasury.books.debits'),
  credits: t('treasury.books.credits'),
  balance: t('treasury.books.balance'),
});

const columns = (): Column<Line>[] => [
  { phone: 'lead', title: headings().name, cell: (line) => line.name },
  { phone: 'none', title: headings().debits, align: 'end', cell: (line) => <MoneyText cents={line.debits} /> },
  { phone: 'none', title: headings().credits, align: 'end', cell: (line) => <MoneyText cents={line.credits} /> },
  {
    title: headings().balance,
    align: 'end',
    phone: 'side',
    cell: ({ debits, credits }) => <Balance cents={debits - credits} />,
  },
];

/** A balance on its side, as accountants write it: none is negative. */
function Balance({ cents }: { cents: number }) {
  return (
    <span className="inline-flex items-baseline gap-2">
      <MoneyText cents={Math.abs(cents)} className="font-medium" />
      <span className="text-muted-foreground w-10 text-start text-[0.8125rem]">
        {cents === 0 ? '' : t(cents > 0 ? 'treasury.books.debit' : 'treasury.books.credit')}
      </span>
    </span>
  );
}

export function TrialBalance() {
  const { data: accounts } = useSuspenseQuery(trialBalanceQuery);
  const lines: Line[] = accounts.map(({ account, debit_cents, credit_cents }) => ({
    name: accountWord(account),
    debits: debit_cents,
    credits: credit_cents,
  }));
  const total: Line = {
    name: t('overview.sum'),
    debits: lines.reduce((sum, line) => sum + line.debits, 0),
    credits: lines.reduce((sum, line) => sum + line.credits, 0),
  };
  const isEqual = total.debits === total.credits;
  return (
    <TableSection
      action={
        <Download
          name="trial-balance"
          read={() => [
            Object.values(headings()),
            ...lines.map(({ name, debits, credits }) => [
              name,
              { cents: debits },
              { cents: credits },
              { cents: debits - credits },
            ]),
          ]}
        />
      }
      badge={
        <Badge variant={isEqual ? 'default' : 'destructive'}>
          {isEqual ? t('treasury.books.equal') : t('treasury.books.unequal')}
        </Badge>
      }
      columns={columns()}
      rowKey={({ name }) => name}
      rows={[...lines, total]}
      title={t('treasury.books.caption')}
    />
  );
}
