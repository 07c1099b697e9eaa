import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { type Column, DataTable } from '@/components/display/DataTable';
import { Modal } from '@/components/forms/Modal';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { useIsMounted } from '@/lib/forms/use-is-mounted';
import { toastInvalid, useSubmit } from '@/lib/forms/use-submit';
import { t } from '@/lib/i18n/i18n';
import { changeColumn } from '@/operator/kit/components/change-column';
import { ReasonField } from '@/operator/kit/components/ReasonField';
import { TitledSection } from '@/operator/kit/components/TitledSection';
import { toldOf } from '@/operator/kit/proposals';
import { setExplorerMutation } from '../mutations';
import { type Explorer, explorersQuery } from '../queries';
import { explorerSchema } from '../schema';

const columns = (onChange: ((explorer: Explorer) => void) | undefined): Column<Explorer>[] => [
  { key: 'chain', title: t('payments.review.network'), cell: ({ chain }) => chain },
  {
    key: 'template',
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
  // What the form says it has seen is what it was opened with, whatever comes in meanwhile.
  const [seen] = useState(explorer.template ?? '');
  const change = useMutation(setExplorerMutation);
  const isMounted = useIsMounted();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(explorerSchema),
    defaultValues: { template: seen, reason: '' },
  });
  const submit = useSubmit(
    handleSubmit(async (values) => {
      const proposal = await change.mutateAsync({
        chain: explorer.chain,
        network: explorer.network,
        seen,
        ...values,
      });
      toldOf(proposal, t('offers.saved', { name: explorer.chain }));
      if (isMounted()) onDone();
    }, toastInvalid),
  );
  return (
    <form className="grid gap-4" noValidate onSubmit={submit}>
      <Field
        error={formState.errors.template?.message}
        hint={t('offers.explorers.hint', { id: '{id}' })}
        label={t('offers.explorers.address')}
      >
        {(control) => (
          <Input
            {...control}
            {...register('template')}
            autoComplete="off"
            className="font-mono"
            dir="ltr"
            spellCheck={false}
          />
        )}
      </Field>
      <ReasonField error={formState.errors.reason?.message} register={() => register('reason')} />
      <SubmitButton className="justify-self-start" pending={formState.isSubmitting}>
        {t('common.save')}
      </SubmitButton>
    </form>
  );
}

/** Where operators look transactions up; admins change it. */
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
