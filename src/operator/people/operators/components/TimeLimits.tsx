import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { type Column, DataTable } from '@/components/display/DataTable';
import { Form } from '@/components/forms/Form';
import { Modal } from '@/components/forms/Modal';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { InputField } from '@/components/forms/TextFields';
import { formatDate, formatDuration } from '@/lib/dates';
import { useIsMounted } from '@/lib/forms/use-is-mounted';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { t } from '@/lib/i18n/i18n';
import { toast } from '@/lib/toast';
import { queueWord } from '@/operator/cases/queue/pages';
import { changeColumn } from '@/operator/kit/components/change-column';
import { ReasonField } from '@/operator/kit/components/ReasonField';
import { TitledSection } from '@/operator/kit/components/TitledSection';
import { setTimeLimitMutation } from '../mutations';
import { mostHours, timeLimitSchema } from '../schema';
import { type TimeLimit, timeLimitsQuery } from '../time-limits';

function TimeLimitForm({ limit, onDone }: { limit: TimeLimit; onDone: () => void }) {
  const save = useMutation(setTimeLimitMutation);
  const isMounted = useIsMounted();
  const { queue, hours: seen } = limit;
  const form = useZodForm(timeLimitSchema(queue), { hours: String(seen), reason: '' });
  const { control } = form;
  return (
    <Form
      className="grid gap-4"
      form={form}
      onSubmit={async (values) => {
        await save.mutateAsync({ queue, seen, ...values });
        toast.success(t('offers.saved', { name: queueWord(queue) }));
        if (isMounted()) onDone();
      }}
    >
      <InputField
        control={control}
        name="hours"
        hint={
          queue === 'deposits'
            ? t('offers.timeLimits.promised')
            : t('offers.timeLimits.hint', { most: mostHours(queue) })
        }
        label={t('offers.timeLimits.hours')}
        inputMode="numeric"
      />
      <ReasonField />
      <SubmitButton className="justify-self-start">{t('common.save')}</SubmitButton>
    </Form>
  );
}

const columns = (onChange: ((limit: TimeLimit) => void) | undefined): Column<TimeLimit>[] => [
  { title: t('reports.queue'), phone: 'lead', cell: ({ queue }) => queueWord(queue) },
  {
    title: t('overview.limit'),
    phone: 'note',
    cell: ({ hours, set_by, set_at }) => (
      <span className="inline-grid gap-0.5">
        <span>{formatDuration(`${hours} hours`)}</span>
        {set_by ? (
          <span className="text-muted-foreground text-[0.8125rem]">
            <bdi>{set_by}</bdi>, {formatDate(set_at)}
          </span>
        ) : null}
      </span>
    ),
  },
  ...changeColumn({
    onChange,
    label: (limit) =>
      t('offers.changeLabel', {
        name: `${t('overview.limit')}: ${queueWord(limit.queue)}`,
      }),
    phone: 'side',
  }),
];

export function TimeLimits() {
  const { role } = useRouteContext({ from: '/_operator' });
  const { data: limits } = useSuspenseQuery(timeLimitsQuery);
  const [changing, setChanging] = useState<TimeLimit>();
  const close = () => setChanging(undefined);
  return (
    <TitledSection className="mt-14" lead={t('offers.timeLimits.lead')} title={t('offers.timeLimits.title')}>
      <DataTable
        caption={t('offers.timeLimits.title')}
        columns={columns(role === 'admin' ? setChanging : undefined)}
        empty={null}
        rowKey={({ queue }) => queue}
        rows={limits}
      />
      {changing ? (
        <Modal
          onClose={close}
          title={t('offers.changeLabel', { name: `${t('overview.limit')}: ${queueWord(changing.queue)}` })}
        >
          <TimeLimitForm limit={changing} onDone={close} />
        </Modal>
      ) : null}
    </TitledSection>
  );
}
