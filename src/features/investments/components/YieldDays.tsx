import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { type Column, DataTable } from '@/components/display/DataTable';
import { DateText } from '@/components/display/DateText';
import { GainText } from '@/components/display/GainText';
import { MoneyText } from '@/components/display/MoneyText';
import { DialogBox } from '@/components/frame/Dialog';
import { DialogButton } from '@/components/frame/DialogButton';
import { EmptyState } from '@/components/states/EmptyState';
import { SkeletonRows } from '@/components/states/SkeletonRows';
import { Unread } from '@/components/states/Unread';
import { Button } from '@/components/ui/button';
import { Evidence } from '@/domain/cases/Evidence';
import type { RowOf } from '@/lib/data/rows';
import { t } from '@/lib/i18n/i18n';
import { lateComponent } from '@/lib/lazy-component';
import { positionDaysQuery } from '../queries';

type Day = RowOf<typeof positionDaysQuery>;

/** What checks a day is read with the first one. */
const MinedDay = lateComponent(async () => (await import('./MinedDay')).default);

const columns = (planId: string, newest: string | undefined): Column<Day>[] => [
  { title: t('common.date'), cell: ({ day }) => <DateText iso={day} /> },
  { title: t('common.amount'), align: 'end', cell: ({ amount_cents }) => <MoneyText cents={amount_cents ?? 0} /> },
  {
    title: t('packageDays.evidence'),
    cell: ({ day, evidence, is_computed: isComputed }) =>
      isComputed ? (
        <Proof day={day} evidence={evidence} isOpen={day === newest} planId={planId} />
      ) : (
        <Evidence>{evidence}</Evidence>
      ),
  },
];

function Proof({ isOpen, ...day }: { planId: string; day: string; evidence: string; isOpen: boolean }) {
  const [isAsked, setIsAsked] = useState(isOpen);
  if (!isAsked)
    return (
      <Button onClick={() => setIsAsked(true)} size="sm" variant="link">
        {t('mined.check')}
      </Button>
    );
  return (
    <Suspense fallback={<SkeletonRows rows={1} />}>
      <MinedDay {...day} />
    </Suspense>
  );
}

interface YieldDaysProps {
  positionId: string;
  planId: string;
  plan: string;
  cents: number;
}

/** The income of a plan, which opens the days that it is from. */
export function YieldDays({ positionId, planId, plan, cents }: YieldDaysProps) {
  return (
    <DialogButton
      label={
        <>
          {cents === 0 ? <MoneyText cents={0} /> : <GainText cents={cents} />}
          <span className="sr-only">
            {t('packageDays.showDays')}: {plan}
          </span>
        </>
      }
      size="default"
      variant="link"
    >
      {() => (
        <DialogBox className="max-w-3xl" title={`${plan}: ${t('packageDays.showDays')}`}>
          <Days planId={planId} positionId={positionId} />
        </DialogBox>
      )}
    </DialogButton>
  );
}

function Days({ positionId, planId }: { positionId: string; planId: string }) {
  const { user } = useRouteContext({ from: '/_account' });
  const query = useQuery(positionDaysQuery(user.id, positionId));
  if (!query.data) return <Unread query={query} />;
  const isStated = query.data.some((day) => !day.is_computed);
  return (
    <>
      {isStated ? <p className="text-muted-foreground text-sm">{t('mined.stated')}</p> : null}
      <DataTable
        caption={t('packageDays.showDays')}
        columns={columns(planId, query.data[0]?.day)}
        empty={<EmptyState title={t('packageDays.none')} />}
        rowKey={({ day }) => day}
        rows={query.data}
      />
    </>
  );
}
