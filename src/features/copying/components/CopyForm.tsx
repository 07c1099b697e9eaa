import { useMutation, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { AmountField } from '@/components/forms/AmountField';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { portfolioQuery } from '@/features/dashboard/queries';
import { ExactField } from '@/features/trading/components/ExactField';
import { formatShare } from '@/features/trading/sentence';
import { errorMessage, toAppError } from '@/lib/data/errors';
import type { RequestIds } from '@/lib/forms/use-request-ids';
import { refuseForm, useSubmit } from '@/lib/forms/use-submit';
import { t } from '@/lib/i18n/i18n';
import { formatCents, typedCents } from '@/lib/money/money';
import { toast } from '@/lib/toast';
import { protectionQuery } from '../appropriateness';
import { faultOf, LEAST_CENTS, readCents, readStop } from '../limits';
import { copyMutation } from '../mutations';
import { copiesQuery, previewCopyQuery, type Strategy } from '../queries';
import { CopyCost } from './CopyCost';

interface CopyFormProps {
  userId: string;
  strategy: Strategy;
  ids: RequestIds;
  onDone: () => void;
}

/** The amount, what it costs, the stop, and one button. */
export function CopyForm({ userId, strategy, ids, onDone }: CopyFormProps) {
  const copy = useMutation(copyMutation);
  const { data: portfolio } = useSuspenseQuery(portfolioQuery(userId));
  const { data: copies } = useSuspenseQuery(copiesQuery(userId));
  const { data: protection } = useSuspenseQuery(protectionQuery(userId));
  const [typed, setTyped] = useState('');
  const [typedStop, setTypedStop] = useState('');
  // What was shown is what is agreed to, also when the lead changes it while the dialog is open.
  const [seenBp, setSeenBp] = useState(strategy.share_bp);
  const [isTried, setIsTried] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const amount = readCents(typed);
  const stop = readStop(typedStop);
  const { cooling_off_hours: hours } = protection;
  // A lead's own stake is no copy.
  const isFirst = hours > 0 && !copies.some(({ is_mine, paid_in_cents: paid }) => !is_mine && paid > 0);
  const cents = typeof amount === 'number' ? amount : undefined;
  const { data: room } = useQuery({
    ...previewCopyQuery(userId, strategy.pool_id, LEAST_CENTS),
    select: (preview) => preview?.room_cents,
  });
  const submit = useSubmit(async (event) => {
    setIsTried(true);
    setFailure(undefined);
    if (cents === undefined || typeof stop === 'string') return refuseForm(event);
    const args = {
      pool_id: strategy.pool_id,
      amount_cents: cents,
      seen_share_bp: seenBp,
      ...(stop === undefined ? {} : { stop_bp: stop }),
    };
    try {
      await ids.send(args, (request_id) => copy.mutateAsync({ ...args, request_id }));
    } catch (error) {
      return setFailure(error);
    }
    toast.success(isFirst ? t('copying.copy.doneCooling', { hours }) : t('copying.copy.done'));
    onDone();
  });
  return (
    <form className="grid gap-4" noValidate onSubmit={submit}>
      <AmountField
        action={
          <Button
            onClick={() =>
              setTyped(typedCents(Math.min(portfolio.balanceCents, protection.room_cents, room ?? Infinity)))
            }
            variant="outline"
          >
            {t('trading.max')}
          </Button>
        }
        error={faultOf(amount, isTried)}
        hint={
          <>
            <span>
              {t('copying.copy.available', {
                amount: formatCents(portfolio.balanceCents),
                least: formatCents(LEAST_CENTS),
              })}
            </span>
            <span className="block">
              {t('copying.copy.partRoom', {
                percent: formatShare(protection.part_bp),
                amount: formatCents(protection.room_cents),
              })}
            </span>
            {room === undefined ? null : (
              <span className="block">{t('copying.copy.room', { amount: formatCents(room) })}</span>
            )}
          </>
        }
        label={t('common.amount')}
        onChange={({ target }) => setTyped(target.value)}
        typed={typed}
        value={typed}
      />
      <CopyCost cents={cents} poolId={strategy.pool_id} shareBp={seenBp} userId={userId} />
      {isFirst ? <p className="text-sm">{t('copying.copy.cooling', { hours })}</p> : null}
      <ExactField
        error={typeof stop === 'string' ? stop : undefined}
        hint={t('copying.copy.stopText')}
        label={t('copying.copy.stop')}
        onChange={setTypedStop}
        value={typedStop}
      />
      {strategy.share_bp === seenBp ? null : (
        <Alert tone="wait">
          <p>
            {t('copying.copy.changed', {
              from: formatShare(seenBp),
              to: formatShare(strategy.share_bp),
            })}
          </p>
          <Button
            className="justify-self-start"
            onClick={() => setSeenBp(strategy.share_bp)}
            size="sm"
            variant="outline"
          >
            {t('copying.copy.accept', { to: formatShare(strategy.share_bp) })}
          </Button>
        </Alert>
      )}
      <Failure failure={failure} />
      <SubmitButton pending={copy.isPending} size="lg">
        {t('copying.copy.action')}
      </SubmitButton>
    </form>
  );
}

/** Why nothing was put in, with the way on where there is one. */
function Failure({ failure }: { failure: unknown }) {
  if (failure === undefined) return null;
  const { code } = toAppError(failure);
  return (
    <Alert tone="bad">
      <p>{errorMessage(failure)}</p>
      {code === 'appropriateness_required' ? (
        <Link className="link" to="/strategies/questions">
          {t('copying.copy.toQuestions')}
        </Link>
      ) : null}
      {code === 'identity_required' ? (
        <Link className="link" to="/account">
          {t('copying.copy.toIdentity')}
        </Link>
      ) : null}
    </Alert>
  );
}
