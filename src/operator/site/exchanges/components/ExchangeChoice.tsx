import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Modal } from '@/components/forms/Modal';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { formatExact } from '@/lib/dates';
import { useIsMounted } from '@/lib/forms/use-is-mounted';
import { type RequestIds, useRequestIds } from '@/lib/forms/use-request-ids';
import { toastInvalid, useSubmit } from '@/lib/forms/use-submit';
import { t } from '@/lib/i18n/i18n';
import { toast } from '@/lib/toast';
import { ProposalSteps } from '@/operator/kit/components/ProposalSteps';
import { decideExchangesMutation, proposeExchangesMutation } from '../mutations';
import type { PriceDesk } from '../queries';
import { exchangesIn, exchangesSchema } from '../schema';

const listed = (exchanges: readonly string[]) => exchanges.join(', ');

interface ProposalProps {
  chosen: readonly string[];
  ids: RequestIds;
  onDone: () => void;
}

function Proposal({ chosen, ids, onDone }: ProposalProps) {
  const propose = useMutation(proposeExchangesMutation);
  const isMounted = useIsMounted();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(exchangesSchema),
    defaultValues: { exchanges: listed(chosen) },
  });
  const submit = useSubmit(
    handleSubmit(async (values) => {
      const choice = { exchanges: exchangesIn(values.exchanges) };
      await ids.send(choice, (request_id) => propose.mutateAsync({ ...choice, request_id }));
      toast.success(t('switches.proposed'));
      if (isMounted()) onDone();
    }, toastInvalid),
  );
  return (
    <form className="grid gap-4" noValidate onSubmit={submit}>
      <Field
        error={formState.errors.exchanges?.message}
        hint={t('offers.exchanges.namesHint')}
        label={t('offers.exchanges.names')}
      >
        {(control) => (
          <Input
            {...control}
            {...register('exchanges')}
            autoCapitalize="none"
            autoComplete="off"
            dir="ltr"
            spellCheck={false}
          />
        )}
      </Field>
      <SubmitButton className="justify-self-start" pending={formState.isSubmitting}>
        {t('offers.exchanges.propose')}
      </SubmitButton>
    </form>
  );
}

/** The choice that waits, and what the operator who looks at it may do. */
function Waiting({ choice, mayDecide }: { choice: NonNullable<PriceDesk['choice']>; mayDecide: boolean }) {
  const { user } = useRouteContext({ from: '/_operator' });
  const decide = useMutation(decideExchangesMutation);
  const { id, exchanges, proposed_at, proposed_by, proposed_by_name: name } = choice;
  const isOwn = proposed_by === user.id;
  return (
    <div className="border-warning grid gap-3 border-s-2 ps-4">
      <Badge className="justify-self-start" tone="wait">
        {t('settings.wallets.second')}
      </Badge>
      <div className="grid gap-1 text-sm">
        <p>{t('offers.exchanges.proposal', { name, exchanges: listed(exchanges) })}</p>
        <p className="text-muted-foreground">{formatExact(proposed_at)}</p>
      </div>
      {mayDecide ? (
        <ProposalSteps
          done={t('offers.exchanges.confirmed')}
          isOwn={isOwn}
          label={t('offers.exchanges.confirm')}
          onDecide={(confirm) => decide.mutateAsync({ id, confirm })}
          text={t('offers.exchanges.confirmText')}
          title={t('offers.exchanges.confirmTitle', { exchanges: listed(exchanges) })}
        />
      ) : null}
    </div>
  );
}

interface ExchangeChoiceProps extends Pick<PriceDesk, 'choice' | 'exchanges'> {
  mayDecide: boolean;
}

/** The exchanges that two people chose, and the choice that waits. */
export function ExchangeChoice({ exchanges, choice, mayDecide }: ExchangeChoiceProps) {
  const [isProposing, setIsProposing] = useState(false);
  const ids = useRequestIds({ state: choice?.id ?? '' });
  return (
    <section aria-labelledby="chosen-exchanges" className="grid max-w-3xl gap-4">
      <div className="grid gap-1">
        <h2 className="text-lg font-semibold" id="chosen-exchanges">
          {t('offers.exchanges.chosen')}
        </h2>
        <p className="text-muted-foreground max-w-prose text-sm">{t('offers.exchanges.chosenLead')}</p>
      </div>
      {exchanges ? (
        <ul className="flex flex-wrap gap-2" dir="ltr">
          {exchanges.map((exchange) => (
            <li key={exchange}>
              <Badge tone="good">{exchange}</Badge>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-sm">{t('offers.exchanges.none')}</p>
      )}
      {choice ? <Waiting choice={choice} key={choice.id} mayDecide={mayDecide} /> : null}
      {mayDecide && !choice ? (
        <Button className="justify-self-start" onClick={() => setIsProposing(true)} variant="outline">
          {t('offers.exchanges.propose')}
        </Button>
      ) : null}
      {isProposing ? (
        <Modal onClose={() => setIsProposing(false)} title={t('offers.exchanges.propose')}>
          <Proposal chosen={exchanges ?? []} ids={ids} onDone={() => setIsProposing(false)} />
        </Modal>
      ) : null}
    </section>
  );
}
