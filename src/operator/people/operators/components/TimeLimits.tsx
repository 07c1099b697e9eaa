import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { Column } from '@/components/display/DataTable';
import { DialogForm } from '@/components/forms/FormDialog';
import { InputField } from '@/components/forms/TextFields';
import { formatDate, formatDuration } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import { ChangeTable } from '@/operator/kit/components/ChangeTable';
import { ReasonField } from '@/operator/kit/components/ReasonField';
import { queueWord } from '@/operator/kit/queues';
import { setTimeLimitMutation } from '../mutations';
import { mostHours, timeLimitSchema } from '../schema';
import { type TimeLimit, timeLimitsQuery } from '../time-limits';

function TimeLimitForm({ limit: { queue, hours }, onDone }: { limit: TimeLimit; onDone: () => void }) {
  const save = useMutation(setTimeLimitMutation);
  const most = mostHours(queue);
  return (
    <DialogForm
      onDone={onDone}
      onSend={(values) => save.mutateAsync({ queue, seen_hours: hours, ...values })}
      schema={timeLimitSchema(queue)}
      submit={t('common.save')}
      told={t('offers.saved', { name: queueWord(queue) })}
      values={{ hours: String(hours), reason: '' }}
    >
      {({ control }) => (
        <>
          <InputField
            control={control}
            hint={queue === 'deposits' ? t('offers.timeLimits.promised') : t('offers.timeLimits.hint', { most })}
            inputMode="numeric"
            label={t('offers.timeLimits.hours')}
            name="hours"
          />
          <ReasonField />
        </>
      )}
    </DialogForm>
  );
}

const columns = (): Column<TimeLimit>[] => [
  { title: t('reports.queue'), phone: 'lead', cell: ({ queue }) => queueWord(queue) },
  {
    title: t('overview.limit'),
    phone: 'side',
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
];

export function TimeLimits() {
  const { role } = useRouteContext({ from: '/_operator' });
  const { data: limits } = useSuspenseQuery(timeLimitsQuery);
  return (
    <ChangeTable
      className="mt-14"
      columns={columns()}
      label={({ queue }) => t('offers.changeLabel', { name: `${t('overview.limit')}: ${queueWord(queue)}` })}
      lead={t('offers.timeLimits.lead')}
      mayChange={role === 'admin'}
      phone="side"
      rowKey={({ queue }) => queue}
      rows={limits}
      title={t('offers.timeLimits.title')}
    >
      {(opened, _current, onDone) => <TimeLimitForm limit={opened} onDone={onDone} />}
    </ChangeTable>
  );
}
