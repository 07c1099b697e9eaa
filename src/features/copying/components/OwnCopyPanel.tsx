import { useSuspenseQuery } from '@tanstack/react-query';
import { Fact, Facts } from '@/components/display/Facts';
import { MoneyText } from '@/components/display/MoneyText';
import { Card } from '@/components/ui/card';
import { formatShare } from '@/features/trading/sentence';
import { t } from '@/lib/i18n/i18n';
import { copiesQuery, type Strategy } from '../queries';
import { isLeavable, isOver } from '../status';
import { CopyFigures } from './CopyFigures';
import { CopyLink } from './CopyLink';
import { CopyRequests } from './CopyRequests';
import { RedeemDialog } from './RedeemDialog';
import { StopDialog } from './StopDialog';

/** What the person has in it and what copying costs. Its Copy button stays on the screen. */
export function OwnCopyPanel({ userId, strategy }: { userId: string; strategy: Strategy }) {
  const { data: copies } = useSuspenseQuery(copiesQuery(userId));
  const copy = copies.find(({ pool_id }) => pool_id === strategy.pool_id);
  const { status, is_mine: isMine } = strategy;
  if (!copy && (isOver(status) || (status !== 'offered' && !isMine))) return null;
  const isIn = copy !== undefined && copy.ended_at === null;
  return (
    <Card className="@container grid grid-cols-1 gap-5 lg:sticky lg:top-20">
      {copy ? (
        <>
          <h2 className="text-lg font-semibold">{t('copying.mine.here')}</h2>
          <CopyFigures copy={copy} />
        </>
      ) : (
        <Facts className="border-0 py-0">
          <Fact name={t('copying.figure.share')}>{formatShare(strategy.share_bp)}</Fact>
          <Fact name={t('copying.figure.capacity')}>
            <MoneyText cents={strategy.capacity_cents} />
          </Fact>
        </Facts>
      )}
      {status === 'offered' || isMine ? (
        <div className="max-md:tall:bg-background max-md:tall:fixed max-md:tall:border-t max-md:tall:px-5 max-md:tall:py-2.5 inset-x-0 bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-20 grid">
          <CopyLink strategy={strategy} />
        </div>
      ) : null}
      {isIn && isLeavable(status) ? (
        <div className="flex flex-wrap gap-3">
          <RedeemDialog copy={copy} />
          {isMine ? null : <StopDialog copy={copy} />}
        </div>
      ) : null}
      {copy ? <CopyRequests poolId={strategy.pool_id} userId={userId} /> : null}
    </Card>
  );
}
