import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Form } from '@/components/forms/Form';
import { Modal } from '@/components/forms/Modal';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { InputField } from '@/components/forms/TextFields';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { useIsMounted } from '@/lib/forms/use-is-mounted';
import { useZodForm } from '@/lib/forms/use-zod-form';
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
  const form = useZodForm(exchangesSchema, { exchanges: listed(chosen) });
  const { control } = form;
  return (
    <Form
      className="grid gap-4"
      form={form}
      onSubmit={async (values) => {
        await propose.mutateAsync({ exchanges: exchangesIn(values.exchanges) });
        toast.success(t('switches.proposed'));
        if (isMounted()) onDone();
      }}
    >
      <InputField
        control={control}
        name="exchanges"
        hint={t('offers.exchanges.namesHint')}
        label={t('offers.exchanges.names')}
        autoCapitalize="none"
        dir="ltr"
        spellCheck={false}
      />
      <SubmitButton className="justify-self-start">{t('offers.exchanges.propose')}</SubmitButton>
    </Form>
  );
}

interface ExchangeChoiceProps extends Pick<PriceDesk, 'exchanges'> {
  mayDecide: boolean;
}

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
              <Badge variant="default">{exchange}</Badge>
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
