import { useSuspenseQuery } from '@tanstack/react-query';
import { t } from '@/lib/i18n/i18n';
import { Queue } from '@/operator/cases/queue/components/Queue';
import { useQueueFilter } from '@/operator/cases/queue/use-queue-filter';
import { messageQueueQuery } from '../queries';
import { CloseChosen, chooseColumn, useChosen } from './ChooseMessages';
import { MessageReview } from './MessageReview';

export function MessageQueue() {
  const { data } = useSuspenseQuery(messageQueueQuery(useQueueFilter()));
  const chosen = useChosen(data.rows);
  return (
    <Queue
      about={{ title: t('support.subject'), text: (row) => row.subject }}
      bulk={<CloseChosen chosen={chosen} />}
      choice={chooseColumn(chosen)}
      label={(row) => t('operations.messages.openLabel', { name: row.name, reference: row.reference })}
      name={(row) => row.name}
      query={messageQueueQuery}
      queue="contact_messages"
    >
      {(opened, steps) => <MessageReview {...steps} message={opened} />}
    </Queue>
  );
}
