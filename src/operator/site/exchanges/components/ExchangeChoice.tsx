import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Modal } from '@/components/forms/Modal';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { useIsMounted } from '@/lib/forms/use-is-mounted';
import { toastInvalid, useSubmit } from '@/lib/forms/use-submit';
import { t } from '@/lib/i18n/i18n';
import { toast } from '@/lib/toast';
import { useIsProposed } from '@/operator/kit/proposals';
import { proposeExchangesMutation } from '../mutations';
import type { PriceDesk } from '../queries';
import { exchangesIn, exchangesSchema } from '../schema';

const listed = (exchanges: readonly string[]) => exchanges.join(', ');

interface ProposalProps {
  chosen: readonly string[];
  onDone: () => void;
}

function Proposal({ chosen, onDone }: ProposalProps) {
  const propose = useMutation(proposeExchangesMutation);
  const isMounted = useIsMounted();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(exchangesSchema),
    defaultValues: { exchanges: listed(chosen) },
  });
  const submit = useSubmit(
    handleSubmit(async (values) => {
      await propose.mutateAsync({ exchanges: exchangesIn(values.exchanges) });
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

interface ExchangeChoiceProps extends Pick<PriceDesk, 'exchanges'> {
  mayDecide: boolean;
}

/** The exchanges that two people chose. */
export function ExchangeChoice({ exchanges, mayDecide }: ExchangeChoiceProps) {
  const [isProposing, setIsProposing] = useState(false);
  const isProposed = useIsProposed('exchanges');
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
      {mayDecide && !isProposed ? (
        <Button className="justify-self-start" onClick={() => setIsProposing(true)} variant="outline">
          {t('offers.exchanges.propose')}
        </Button>
      ) : null}
      {isProposing ? (
        <Modal onClose={() => setIsProposing(false)} title={t('offers.exchanges.propose')}>
          <Proposal chosen={exchanges ?? []} onDone={() => setIsProposing(false)} />
        </Modal>
      ) : null}
    </section>
  );
}
