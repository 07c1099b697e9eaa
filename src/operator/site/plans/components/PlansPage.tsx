import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useRouteContext, useSearch } from '@tanstack/react-router';
import { type Column, DataTable } from '@/components/display/DataTable';
import { MoneyText } from '@/components/display/MoneyText';
import { Modal } from '@/components/forms/Modal';
import { PageHeader } from '@/components/frame/PageHeader';
import { EmptyState } from '@/components/states/EmptyState';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { TargetText } from '@/domain/plans/TargetText';
import { t } from '@/lib/i18n/i18n';
import { changeColumn } from '@/operator/kit/components/change-column';
import { OpenProposals } from '@/operator/kit/components/OpenProposals';
import { Switches } from '@/operator/kit/components/Switches';
import { BONUSES } from '@/operator/kit/switches';
import { type OperatorPlan, operatorPlansQuery } from '../queries';
import { termText } from '../term';
import { PlanForm } from './PlanForm';

const LINES = 'inline-flex flex-wrap items-baseline gap-x-2 md:inline-grid md:gap-0.5';

const columns = (onChange: ((plan: OperatorPlan) => void) | undefined): Column<OperatorPlan>[] => [
  {
    title: t('investments.positions.plan'),
    phone: 'lead',
    cell: (plan) => (
      <span className={LINES}>
        <bdi>{plan.title}</bdi>
        <span className="text-muted-foreground text-[0.8125rem]" dir="ltr">
          {plan.id}
        </span>
      </span>
    ),
  },
  {
    title: t('withdrawing.minimum'),
    phone: 'note',
    align: 'end',
    cell: (plan) => (
      <span className={LINES}>
        <MoneyText cents={plan.min_cents} />
        <bdi className="text-muted-foreground text-[0.8125rem]">{plan.price_text}</bdi>
      </span>
    ),
  },
  {
    title: t('packageDays.term'),
    phone: 'none',
    cell: (plan) => (
      <span className={LINES}>
        {termText(plan)}
        <bdi className="text-muted-foreground text-[0.8125rem]">“{plan.duration}”</bdi>
      </span>
    ),
  },
  { title: t('investments.target'), phone: 'none', cell: (plan) => <TargetText basisPoints={plan.roi_bp} /> },
  {
    title: t('offers.plans.held'),
    phone: 'none',
    align: 'end',
    cell: (plan) => (
      <span className={LINES}>
        <span className="tabular-nums">{plan.held}</span>
        <MoneyText cents={plan.held_cents} className="text-muted-foreground text-[0.8125rem]" />
      </span>
    ),
  },
  {
    title: t('common.statusTitle'),
    phone: 'end',
    cell: ({ on_sale: isSold }) => (
      <Badge variant={isSold ? 'default' : 'secondary'}>{t(`offers.plans.${isSold ? 'onSale' : 'offSale'}`)}</Badge>
    ),
  },
  ...changeColumn({ onChange, phone: 'side', label: (plan) => t('offers.changeLabel', { name: plan.title }) }),
];

const NEW = 'new plan';

export function PlansPage() {
  const { role } = useRouteContext({ from: '/_operator' });
  const { plan: opened } = useSearch({ from: '/_operator/operator/plans' });
  const navigate = useNavigate({ from: '/operator/plans' });
  const { data: plans } = useSuspenseQuery(operatorPlansQuery);
  const mayChange = role === 'admin';
  const go = (plan: string | undefined) =>
    void navigate({ search: { plan }, replace: plan === undefined, resetScroll: false });
  const plan = plans.find(({ id }) => id === opened);
  const isOpen = mayChange && (plan !== undefined || opened === NEW);
  return (
    <>
      <PageHeader
        {...(mayChange ? { action: <Button onClick={() => go(NEW)}>{t('offers.plans.add')}</Button> } : {})}
        text={t('offers.plans.lead')}
        title={t('statement.filter.plans')}
      />
      <OpenProposals kinds={['plan']} />
      <DataTable
        caption={t('statement.filter.plans')}
        columns={columns(mayChange ? ({ id }) => go(id) : undefined)}
        empty={<EmptyState title={t('investments.noPlans')} />}
        rowKey={({ id }) => id}
        rows={plans}
      />
      {mayChange ? null : <p className="text-muted-foreground mt-6 text-sm">{t('offers.adminOnly')}</p>}
      <Switches kinds={BONUSES} lead={t('switches.bonusLead')} title={t('statement.filter.bonuses')} />
      {isOpen ? (
        <Modal
          className="max-w-5xl"
          description={plan ? t('offers.plans.changeText') : t('offers.plans.addText')}
          onClose={() => go(undefined)}
          title={plan ? t('offers.changeLabel', { name: plan.title }) : t('offers.plans.add')}
        >
          <PlanForm
            nextPlace={Math.max(0, ...plans.map(({ place }) => place)) + 1}
            onDone={() => go(undefined)}
            plan={plan}
          />
        </Modal>
      ) : null}
    </>
  );
}
