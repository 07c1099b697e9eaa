import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { type Column, DataTable } from '@/components/display/DataTable';
import { DateText } from '@/components/display/DateText';
import { GainText } from '@/components/display/GainText';
import { MoneyText } from '@/components/display/MoneyText';
import { Dialog, DialogBox, DialogTrigger } from '@/components/frame/Dialog';
import { EmptyState } from '@/components/states/EmptyState';
import { ErrorPanel } from '@/components/states/ErrorPanel';
import { SkeletonRows } from '@/components/states/SkeletonRows';
import { Button } from '@/components/ui/button';
import { Evidence } from '@/domain/cases/Evidence';
import { t } from '@/lib/i18n/i18n';
import { positionDaysQuery } from '../queries';

interface YieldDay {
  day: string;
  amount_cents: number | null;
  evidence: string;
}

const columns = (): Column<YieldDay>[] => [
  { title: t('packageDays.date'), cell: ({ day }) => <DateText iso={day} /> },
  { title: t('packageDays.amount'), align: 'end', cell: ({ amount_cents }) => <MoneyText cents={amount_cents ?? 0} /> },
  { title: t('packageDays.evidence'), cell: ({ evidence }) => <Evidence>{evidence}</Evidence> },
];

/** The income of a plan, which opens the days that it is from. */
export function YieldDays({ positionId, plan, cents }: { positionId: string; plan: string; cents: number }) {
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button variant="link">
          {cents === 0 ? <MoneyText cents={0} /> : <GainText cents={cents} />}
          <span className="sr-only">
            {t('packageDays.showDays')}: {plan}
          </span>
        </Button>
      </DialogTrigger>
      <DialogBox className="max-w-xl" title={`${plan}: ${t('packageDays.showDays')}`}>
        <Days positionId={positionId} />
      </DialogBox>
    </Dialog>
  );
}

function Days({ positionId }: { positionId: string }) {
  const { user } = useRouteContext({ from: '/_account' });
  const { data, error, refetch } = useQuery(positionDaysQuery(user.id, positionId));
  if (!data && error) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows />;
  return (
    <DataTable
      caption={t('packageDays.showDays')}
      columns={columns()}
      empty={<EmptyState title={t('packageDays.none')} />}
      rowKey={({ day }) => day}
      rows={data}
    />
  );
}
