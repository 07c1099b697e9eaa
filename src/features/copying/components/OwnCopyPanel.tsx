import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { buttonVariants } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { t } from '@/lib/i18n/i18n';
import { copiesQuery, type Strategy } from '../queries';
import { isLeavable, isOver } from '../status';
import { CopyDialog } from './CopyDialog';
import { CopyFigures } from './CopyFigures';
import { CopyRequests } from './CopyRequests';
import { RedeemDialog } from './RedeemDialog';
import { StopDialog } from './StopDialog';

export function OwnCopyPanel({ userId, strategy }: { userId: string; strategy: Strategy }) {
  const { data: copies } = useSuspenseQuery(copiesQuery(userId));
  const copy = copies.find(({ pool_id }) => pool_id === strategy.pool_id);
  const { status, is_mine: isMine } = strategy;
  if (!copy && (isOver(status) || (status !== 'offered' && !isMine))) return null;
  const isIn = copy !== undefined && copy.ended_at === null;
  return (
    <Card className="grid gap-5">
      {copy ? (
        <>
          <h2 className="text-lg font-semibold">{t('copying.mine.here')}</h2>
          <CopyFigures copy={copy} />
        </>
      ) : null}
      <div className="flex flex-wrap gap-3 empty:hidden">
        {isMine ? (
          <Link className={buttonVariants({ variant: 'outline' })} to="/strategies/mine">
            {t('copying.desk.title')}
          </Link>
        ) : null}
        {status === 'offered' && !isMine ? <CopyDialog strategy={strategy} userId={userId} /> : null}
        {isIn && isLeavable(status) ? <RedeemDialog copy={copy} /> : null}
        {isIn && isLeavable(status) && !isMine ? <StopDialog copy={copy} /> : null}
      </div>
      {copy ? <CopyRequests poolId={strategy.pool_id} userId={userId} /> : null}
    </Card>
  );
}
