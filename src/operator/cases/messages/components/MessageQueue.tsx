import { useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { Column } from '@/components/display/DataTable';
import { FreeText } from '@/components/display/FreeText';
import { t } from '@/lib/i18n/i18n';
import { openColumn, Queue } from '@/operator/cases/queue/components/Queue';
import { receivedColumn } from '@/operator/cases/queue/components/queue-columns';
import { useOpened } from '@/operator/cases/queue/use-opened';
import { useQueueFilter } from '@/operator/cases/queue/use-queue-filter';
import { Person } from '@/operator/kit/components/Person';
import { messageQueueQuery, type QueuedMessage } from '../queries';
import { chooseColumn, CloseChosen, useChosen } from './ChooseMessages';
import { MessageReview } from './MessageReview';

const columns = (): Column<QueuedMessage>[] => [
  {
    key: 'writer',
    title: t('operations.messages.writer'),
    cell: (row) => <Person email={row.email} name={row.name} />,
  },
  {
    key: 'subject',
    title: t('support.subject'),
    cell: (row) => <FreeText>{row.subject}</FreeText>,
  },
  receivedColumn(),
];

const words = (row: QueuedMessage) => ({
  text: t('operations.messages.open'),
  label: t('operations.messages.openLabel', { name: row.name, reference: row.reference }),
});

export function MessageQueue() {
  const { user } = useRouteContext({ from: '/_operator' });
  const filter = useQueueFilter();
  const { data, refetch } = useSuspenseQuery(messageQueueQuery(filter));
  const { rows, next } = data;
  const chosen = useChosen(rows);
  const { opened, isGone, open, close, step } = useOpened(rows, messageQueueQuery, refetch);
  return (
    <>
      <Queue
        bulk={<CloseChosen chosen={chosen} />}
        caption={t('operations.messages.caption')}
        columns={[chooseColumn(chosen), ...columns(), openColumn('contact_messages', words, open)]}
        emptyText={t('operations.messages.emptyText')}
        emptyTitle={t('operations.messages.empty')}
        lead={t('operations.messages.lead')}
        next={next}
        rows={rows}
        title={t('operations.messages.title')}
      />
      {opened ? (
        <MessageReview isGone={isGone} message={opened} onClose={close} operatorId={user.id} step={step} />
      ) : null}
    </>
  );
}
