import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate, useRouteContext, useSearch } from '@tanstack/react-router';
import { Face } from '@/components/display/Face';
import { NoticeBox } from '@/components/display/NoticeBox';
import { PageHeader } from '@/components/frame/PageHeader';
import { buttonVariants } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { formatExact } from '@/lib/dates';
import { useRequestIds } from '@/lib/forms/use-request-ids';
import { t } from '@/lib/i18n/i18n';
import { useTimeAt } from '@/lib/use-time-at';
import { protectionQuery } from '../../appropriateness';
import { type Strategy, strategyQuery } from '../../queries';
import { CopyForm } from './CopyForm';
import { Questions } from './Questions';

/** The questions before a first copy; then, or without them, the form that copies the strategy of the address. */
export function QuestionsPage() {
  const { user } = useRouteContext({ from: '/_account' });
  const { strategy: id = '' } = useSearch({ from: '/_account/strategies/questions' });
  const { data: protection } = useSuspenseQuery(protectionQuery(user.id));
  const { data: strategy } = useSuspenseQuery(strategyQuery(user.id, id));
  const { passed_at, may_try_from: from, wait_hours } = protection;
  const time = useTimeAt(from === null ? [] : [Date.parse(from)]);
  if (passed_at)
    return strategy?.status === 'offered' && !strategy.is_mine ? (
      <CopyStep strategy={strategy} userId={user.id} />
    ) : (
      <PageHeader
        action={
          <Link className={buttonVariants()} to="/strategies">
            {t('questions.toStrategies')}
          </Link>
        }
        title={t('questions.passed')}
      />
    );
  if (from !== null && Date.parse(from) > time)
    return (
      <>
        <PageHeader title={t('questions.title')} />
        <NoticeBox tone="wait">{t('questions.wait', { date: formatExact(from) })}</NoticeBox>
      </>
    );
  return <Questions questions={protection.questions} waitHours={wait_hours} />;
}

function CopyStep({ userId, strategy }: { userId: string; strategy: Strategy }) {
  const navigate = useNavigate();
  const ids = useRequestIds();
  const { pool_id: id, title, lead_name } = strategy;
  return (
    <Card className="mx-auto grid max-w-md grid-cols-1 gap-5">
      <div className="flex items-center gap-3">
        <Face name={lead_name} />
        <h1 className="min-w-0 text-xl leading-tight font-semibold wrap-anywhere">
          {t('copying.copy.title', { title })}
        </h1>
      </div>
      <CopyForm
        ids={ids}
        onDone={() => void navigate({ to: '/strategies/view', search: { id }, replace: true })}
        strategy={strategy}
        userId={userId}
      />
    </Card>
  );
}
