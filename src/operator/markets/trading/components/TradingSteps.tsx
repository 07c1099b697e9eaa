import { useMutation } from '@tanstack/react-query';
import { useRequestIds } from '@/lib/forms/use-request-ids';
import { t } from '@/lib/i18n/i18n';
import { Step } from '@/operator/kit/components/Step';
import { useIsProposed } from '@/operator/kit/proposals';
import { haltTradingMutation, proposeTradingMutation } from '../mutations';
import type { TradedInstrument, Trading } from '../queries';

/** State changes that need two people. */
const NEXT: Record<Trading, Trading[]> = {
  none: ['open'],
  open: ['sell_only'],
  paused: ['open', 'sell_only'],
  sell_only: ['open', 'none'],
};

export function TradingSteps({ instrument, mayDecide }: { instrument: TradedInstrument; mayDecide: boolean }) {
  const halt = useMutation(haltTradingMutation);
  const propose = useMutation(proposeTradingMutation);
  const { id, name, trading } = instrument;
  const isProposed = useIsProposed('trading', id);
  const ids = useRequestIds({ state: trading });
  return (
    <div className="flex flex-wrap gap-3">
      {trading === 'open' || trading === 'sell_only' ? (
        <Step
          about={name}
          done={t('offers.trading.halted')}
          label={t('offers.trading.propose.paused')}
          onConfirm={(reason) =>
            ids.send({ reason }, (request_id) => halt.mutateAsync({ instrument_id: id, reason, request_id }))
          }
          reasonHint={t('offers.trading.reasonHint')}
          text={t('offers.trading.haltText')}
          size="sm"
          title={t('offers.trading.question.paused', { name })}
          variant="destructive"
          withReason
        />
      ) : null}
      {mayDecide && !isProposed
        ? NEXT[trading].map((next) => (
            <Step
              about={name}
              done={t('switches.proposed')}
              key={next}
              label={t(`offers.trading.propose.${next}`)}
              onConfirm={(reason) => propose.mutateAsync({ instrument_id: id, trading: next, reason })}
              reasonHint={t('offers.trading.reasonHint')}
              size="sm"
              text={t(`offers.trading.text.${next}`)}
              title={t(`offers.trading.question.${next}`, { name })}
              variant="outline"
              withReason
            />
          ))
        : null}
    </div>
  );
}
