import { useQuery } from '@tanstack/react-query';
import { Unread } from '@/components/states/Unread';
import type { CurrentUser } from '@/features/auth/queries';
import { withdrawalLimitsQuery } from '@/features/dashboard/limits';
import { t } from '@/lib/i18n/i18n';
import { LimitsDialog } from './LimitsDialog';
import { LimitsState } from './LimitsState';
import { Line } from './Section';

export function LimitsLine({ user }: { user: CurrentUser }) {
  const query = useQuery(withdrawalLimitsQuery(user.id));
  const { data: limits } = query;
  if (!limits) return <Unread query={query} rows={1} />;
  const { day, month } = limits;
  const isSet = [day, month].some(({ limit, next }) => limit !== null || next !== undefined);
  return (
    <Line
      label={isSet ? t('limits.change') : t('limits.set')}
      isOn={isSet}
      text={<LimitsState limits={limits} />}
      title={t('limits.title')}
    >
      {(done) => <LimitsDialog limits={limits} onDone={done} user={user} />}
    </Line>
  );
}
