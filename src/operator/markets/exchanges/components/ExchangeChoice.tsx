import { useMutation } from '@tanstack/react-query';
import { FormDialog } from '@/components/forms/FormDialog';
import { InputField } from '@/components/forms/TextFields';
import { TitledSection } from '@/components/frame/TitledSection';
import { Badge } from '@/components/ui/badge';
import { t } from '@/lib/i18n/i18n';
import { useIsProposed } from '@/operator/kit/proposals';
import { proposeExchangesMutation } from '../mutations';
import type { PriceDesk } from '../queries';
import { exchangesIn, exchangesSchema } from '../schema';

interface ExchangeChoiceProps extends Pick<PriceDesk, 'exchanges'> {
  mayDecide: boolean;
}

export function ExchangeChoice({ exchanges, mayDecide }: ExchangeChoiceProps) {
  const propose = useMutation(proposeExchangesMutation);
  const isProposed = useIsProposed('exchanges');
  return (
    <TitledSection
      className="max-w-3xl justify-items-start"
      lead={t('offers.exchanges.chosenLead')}
      title={t('offers.exchanges.chosen')}
    >
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
      <FormDialog
        button={{ label: t('offers.exchanges.propose'), isHidden: !mayDecide || isProposed, variant: 'outline' }}
        onSend={(values) => propose.mutateAsync({ exchanges: exchangesIn(values.exchanges) })}
        schema={exchangesSchema}
        told={t('switches.proposed')}
        values={{ exchanges: exchanges?.join(', ') ?? '' }}
      >
        {({ control }) => (
          <InputField
            autoCapitalize="none"
            control={control}
            dir="ltr"
            hint={t('offers.exchanges.namesHint')}
            label={t('offers.exchanges.names')}
            name="exchanges"
            spellCheck={false}
          />
        )}
      </FormDialog>
    </TitledSection>
  );
}
