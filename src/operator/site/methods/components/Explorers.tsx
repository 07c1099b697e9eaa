import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import type { Column } from '@/components/display/DataTable';
import { DialogForm } from '@/components/forms/FormDialog';
import { InputField } from '@/components/forms/TextFields';
import { t } from '@/lib/i18n/i18n';
import { ChangeTable } from '@/operator/kit/components/ChangeTable';
import { ReasonField } from '@/operator/kit/components/ReasonField';
import { toldWords } from '@/operator/kit/proposals';
import { setExplorerMutation } from '../mutations';
import { type Explorer, explorersQuery } from '../queries';
import { explorerSchema } from '../schema';

const columns = (): Column<Explorer>[] => [
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
];

function ExplorerForm({ explorer, onDone }: { explorer: Explorer; onDone: () => void }) {
  const change = useMutation(setExplorerMutation);
  const { chain, network, template } = explorer;
  const seen = template ?? '';
  return (
    <DialogForm
      onDone={onDone}
      onSend={(values) => change.mutateAsync({ chain, network, seen, ...values })}
      schema={explorerSchema}
      submit={t('common.save')}
      told={(proposal) => toldWords(proposal, t('offers.saved', { name: chain }))}
      values={{ template: seen, reason: '' }}
    >
      {({ control }) => (
        <>
          <InputField
            className="font-mono"
            control={control}
            dir="ltr"
            hint={t('offers.explorers.hint', { id: '{id}' })}
            label={t('offers.explorers.address')}
            name="template"
            spellCheck={false}
          />
          <ReasonField />
        </>
      )}
    </DialogForm>
  );
}

export function Explorers({ mayChange }: { mayChange: boolean }) {
  const { data: explorers } = useSuspenseQuery(explorersQuery);
  return (
    <ChangeTable
      columns={columns()}
      label={({ chain }) => t('offers.explorers.changeFor', { chain })}
      lead={t('offers.explorers.lead')}
      mayChange={mayChange}
      rowKey={({ chain }) => chain}
      rows={explorers}
      title={t('offers.explorers.title')}
    >
      {(opened, _current, onDone) => <ExplorerForm explorer={opened} onDone={onDone} />}
    </ChangeTable>
  );
}
