import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Column, DataTable } from '@/components/display/DataTable';
import { Form } from '@/components/forms/Form';
import { Modal } from '@/components/forms/Modal';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { InputField } from '@/components/forms/TextFields';
import { useIsMounted } from '@/lib/forms/use-is-mounted';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { t } from '@/lib/i18n/i18n';
import { changeColumn } from '@/operator/kit/components/change-column';
import { ReasonField } from '@/operator/kit/components/ReasonField';
import { TitledSection } from '@/operator/kit/components/TitledSection';
import { toldOf } from '@/operator/kit/proposals';
import { setExplorerMutation } from '../mutations';
import { type Explorer, explorersQuery } from '../queries';
import { explorerSchema } from '../schema';

const columns = (onChange: ((explorer: Explorer) => void) | undefined): Column<Explorer>[] => [
  { title: t('payments.review.network'), cell: ({ chain }) => chain },
  {
    title: t('offers.explorers.address'),
    cell: ({ template }) =>
      template === null ? (
        <span className="text-muted-foreground">{t('offers.explorers.none')}</span>
      ) : (
        <span className="font-mono text-[0.8125rem] break-all" dir="ltr">
          {template}
        </span>
      ),
  },
  ...changeColumn({
    onChange,
    label: (explorer) => t('offers.explorers.changeFor', { chain: explorer.chain }),
  }),
];

function ExplorerForm({ explorer, onDone }: { explorer: Explorer; onDone: () => void }) {
  // Sends the value as of opening the form, so that the database detects changes since then.
  const [seen] = useState(explorer.template ?? '');
  const change = useMutation(setExplorerMutation);
  const isMounted = useIsMounted();
  const form = useZodForm(explorerSchema, { template: seen, reason: '' });
  const { control } = form;
  return (
    <Form
      className="grid gap-4"
      form={form}
      onSubmit={async (values) => {
        const proposal = await change.mutateAsync({
          chain: explorer.chain,
          network: explorer.network,
          seen,
          ...values,
        });
        toldOf(proposal, t('offers.saved', { name: explorer.chain }));
        if (isMounted()) onDone();
      }}
    >
      <InputField
        control={control}
        name="template"
        hint={t('offers.explorers.hint', { id: '{id}' })}
        label={t('offers.explorers.address')}
        className="font-mono"
        dir="ltr"
        spellCheck={false}
      />
      <ReasonField />
      <SubmitButton className="justify-self-start">{t('common.save')}</SubmitButton>
    </Form>
  );
}

export function Explorers({ mayChange }: { mayChange: boolean }) {
  const { data: explorers } = useSuspenseQuery(explorersQuery);
  const [changing, setChanging] = useState<Explorer>();
  const title = t('offers.explorers.title');
  return (
    <TitledSection lead={t('offers.explorers.lead')} title={title}>
      <DataTable
        caption={title}
        columns={columns(mayChange ? setChanging : undefined)}
        empty={null}
        rowKey={({ chain }) => chain}
        rows={explorers}
      />
      {changing ? (
        <Modal
          onClose={() => setChanging(undefined)}
          title={t('offers.explorers.changeFor', { chain: changing.chain })}
        >
          <ExplorerForm explorer={changing} onDone={() => setChanging(undefined)} />
        </Modal>
      ) : null}
    </TitledSection>
  );
}
