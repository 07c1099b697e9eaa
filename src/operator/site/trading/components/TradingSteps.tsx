import { useMutation } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { FreeText } from '@/components/display/FreeText';
import { useRequestIds } from '@/lib/forms/use-request-ids';
import { t } from '@/lib/i18n/i18n';
import { ProposalSteps } from '@/operator/kit/components/ProposalSteps';
import { Step } from '@/operator/kit/components/Step';
import { decideTradingMutation, haltTradingMutation, proposeTradingMutation } from '../mutations';
import type { TradedInstrument, Trading } from '../queries';

/** What two people may make of each state. */
const NEXT: Record<Trading, Trading[]> = {
  none: ['open'],
  open: ['sell_only'],
  paused: ['open', 'sell_only'],
  sell_only: ['open', 'none'],
};

interface TradingStepsProps {
  instrument: TradedInstrument;
  mayDecide: boolean;
}

/** What can be done about an instrument now: one person halts it, two do everything else. */
export function TradingSteps({ instrument, mayDecide }: TradingStepsProps) {
  const halt = useMutation(haltTradingMutation);
  const propose = useMutation(proposeTradingMutation);
  const { id, name, trading, change } = instrument;
  const ids = useRequestIds({ state: `${trading} ${change?.id ?? ''}` });
  return (
    <div className="grid gap-3">
      {change === null ? null : (
        <Proposal change={change} key={change.id} mayDecide={mayDecide} name={name} />
      )}
      <div className="flex flex-wrap gap-3">
        {trading === 'open' || trading === 'sell_only' ? (
          <Step
            about={name}
            done={t('offers.trading.halted')}
            label={t('offers.trading.halt')}
            onConfirm={(reason) =>
              ids.send({ trading: 'paused', reason }, (request_id) =>
                halt.mutateAsync({ instrument_id: id, reason, request_id }),
              )
            }
            reasonHint={t('offers.trading.reasonHint')}
            text={t('offers.trading.haltText')}
            title={t('offers.trading.haltTitle', { name })}
            variant="destructive"
            withReason
          />
        ) : null}
        {change === null && mayDecide
          ? NEXT[trading].map((next) => (
              <Step
                about={name}
                done={t('switches.proposed')}
                key={next}
                label={t(`offers.trading.propose.${next}`)}
                onConfirm={(reason) =>
                  ids.send({ trading: next, reason }, (request_id) =>
                    propose.mutateAsync({ instrument_id: id, trading: next, reason, request_id }),
                  )
                }
                reasonHint={t('offers.trading.reasonHint')}
                text={t(`offers.trading.text.${next}`)}
                title={t(`offers.trading.question.${next}`, { name })}
                variant="outline"
                withReason
              />
            ))
          : null}
      </div>
    </div>
  );
}

interface ProposalProps {
  change: NonNullable<TradedInstrument['change']>;
  name: string;
  mayDecide: boolean;
}

/** What one person proposed, for a second one. */
function Proposal({ change, name, mayDecide }: ProposalProps) {
  const { user } = useRouteContext({ from: '/_operator' });
  const decide = useMutation(decideTradingMutation);
  const isOwn = change.proposed_by === user.id;
  return (
    <div className="grid gap-2">
      <FreeText>
        {t('offers.trading.proposal', {
          name: change.proposed_by_name,
          state: t(`offers.trading.states.${change.trading}`),
          reason: change.reason,
        })}
      </FreeText>
      {mayDecide ? (
        <ProposalSteps
          about={name}
          done={t('offers.trading.confirmed')}
          isOwn={isOwn}
          label={t('offers.trading.confirm')}
          onDecide={(confirm) => decide.mutateAsync({ id: change.id, confirm })}
          text={t(`offers.trading.text.${change.trading}`)}
          title={t(`offers.trading.question.${change.trading}`, { name })}
        />
      ) : null}
    </div>
  );
}
