import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { type Column, DataTable } from '@/components/display/DataTable';
import { DateText } from '@/components/display/DateText';
import { GainText } from '@/components/display/GainText';
import { MoneyText } from '@/components/display/MoneyText';
import { DialogBox } from '@/components/frame/Dialog';
import { DialogButton } from '@/components/frame/DialogButton';
import { EmptyState } from '@/components/states/EmptyState';
import { Unread } from '@/components/states/Unread';
import { Evidence } from '@/domain/cases/Evidence';
import type { RowOf } from '@/lib/data/rows';
import { t } from '@/lib/i18n/i18n';
import { positionDaysQuery } from '../queries';

const columns = (): Column<RowOf<typeof positionDaysQuery>>[] => [
  { title: t('portfolio.days.day'), cell: ({ day }) => <DateText iso={day} /> },
  {
    title: t('portfolio.days.income'),
    align: 'end',
    cell: ({ amount_cents }) => <MoneyText cents={amount_cents ?? 0} />,
  },
  { title: t('packageDays.evidence'), cell: ({ evidence }) => <Evidence>{evidence}</Evidence> },
];

/** The income of a plan, which opens the days that it is from. */
export function YieldDays({ positionId, plan, cents }: { positionId: string; plan: string; cents: number }) {
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
        <DialogBox className="max-w-xl" title={`${plan}: ${t('packageDays.showDays')}`}>
          <Days positionId={positionId} />
        </DialogBox>
      )}
    </DialogButton>
  );
}

function Days({ positionId }: { positionId: string }) {
  const { user } = useRouteContext({ from: '/_account' });
  const query = useQuery(positionDaysQuery(user.id, positionId));
  if (!query.data) return <Unread query={query} />;
  return (
    <DataTable
      caption={t('packageDays.showDays')}
      columns={columns()}
      empty={<EmptyState title={t('packageDays.none')} />}
      rowKey={({ day }) => day}
      rows={query.data}
    />
  );
}
