import { useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { t } from '@/lib/i18n/i18n';
import { Queue } from '@/operator/cases/queue/components/Queue';
import { queueColumns } from '@/operator/cases/queue/components/queue-columns';
import { useOpened } from '@/operator/cases/queue/use-opened';
import { useQueueFilter } from '@/operator/cases/queue/use-queue-filter';
import { messageQueueQuery, type QueuedMessage } from '../queries';
import { chooseColumn, CloseChosen, useChosen } from './ChooseMessages';
import { MessageReview } from './MessageReview';

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
        columns={[
          chooseColumn(chosen),
          ...queueColumns<QueuedMessage>({
            queue: 'contact_messages',
            name: (row) => row.name,
            label: (row) => t('operations.messages.openLabel', { name: row.name, reference: row.reference }),
            onOpen: open,
            about: { title: t('support.subject'), text: (row) => row.subject },
          }),
        ]}
        emptyText={t('operations.messages.emptyText')}
        emptyTitle={t('operations.messages.empty')}
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
