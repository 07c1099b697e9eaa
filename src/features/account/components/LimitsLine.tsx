import { useQuery } from '@tanstack/react-query';
import { Dialog, DialogTrigger } from '@/components/frame/Dialog';
import { ErrorPanel } from '@/components/states/ErrorPanel';
import { SkeletonRows } from '@/components/states/SkeletonRows';
import { Button } from '@/components/ui/button';
import type { CurrentUser } from '@/features/auth/queries';
import { withdrawalLimitsQuery } from '@/features/dashboard/limits';
import { useDialogs } from '@/lib/forms/use-dialogs';
import { t } from '@/lib/i18n/i18n';
import { LimitsDialog } from './LimitsDialog';
import { LimitsState } from './LimitsState';
import { Line } from './Section';

export function LimitsLine({ user }: { user: CurrentUser }) {
  const { dialog, done } = useDialogs();
  const { data: limits, error, refetch } = useQuery(withdrawalLimitsQuery(user.id));
  if (!limits) {
    return error ? <ErrorPanel error={error} onRetry={() => void refetch()} /> : <SkeletonRows rows={1} />;
  }
  const { day, month } = limits;
  const isSet = [day, month].some(({ limit, next }) => limit !== null || next !== undefined);
  const state = dialog('limits');
  return (
    <Line
      action={
        <Dialog {...state}>
          <DialogTrigger asChild>
            <Button size="sm" variant="outline">
              {isSet ? t('limits.change') : t('limits.set')}
            </Button>
          </DialogTrigger>
          {/* Remounts, to begin with the current limits. */}
          {state.open ? <LimitsDialog limits={limits} onDone={done} user={user} /> : null}
        </Dialog>
      }
      text={<LimitsState limits={limits} />}
      title={t('limits.title')}
    />
  );
}
