import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { ActionButton } from '@/components/forms/ActionButton';
import { Form } from '@/components/forms/Form';
import { PendingButton } from '@/components/forms/PendingButton';
import { TextareaField } from '@/components/forms/TextFields';
import { formatExact } from '@/lib/dates';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { t } from '@/lib/i18n/i18n';
import { closingAfter } from '@/operator/cases/queue/closing-after';
import { CaseDialog } from '@/operator/cases/queue/components/CaseDialog';
import type { CaseSteps } from '@/operator/cases/queue/use-opened';
import { FactGrid } from '@/operator/kit/components/FactGrid';
import { Person } from '@/operator/kit/components/Person';
import { handleMessageMutation } from '../mutations';
import type { QueuedMessage } from '../queries';
import { answerSchema } from '../schema';

interface AnswerFormProps {
  id: string;
  hint: string;
  onAnswer: (values: { answer: string }) => Promise<void>;
}

function AnswerForm({ id, hint, onAnswer }: AnswerFormProps) {
  const form = useZodForm(answerSchema, { answer: '' });
  return (
    <Form form={form} id={id} onSubmit={onAnswer}>
      <TextareaField control={form.control} name="answer" hint={hint} label={t('support.answer')} />
    </Form>
  );
}

function answerHint({ investor_id: account, email }: QueuedMessage): string {
  if (email === '') return t('operations.messages.answerHintNoMail');
  return account
    ? t('operations.messages.answerHintAccount', { email })
    : t('operations.messages.answerHint', { email });
}

export function MessageReview({ message, ...steps }: { message: QueuedMessage } & CaseSteps) {
  const formId = useId();
  const send = useMutation(handleMessageMutation);
  const dismiss = useMutation(handleMessageMutation);
  const answer = closingAfter(async (words: { answer: string }) => {
    await send.mutateAsync({ message_id: message.id, ...words });
    return message.email === ''
      ? t('operations.messages.answeredThere')
      : t('operations.messages.answered', { email: message.email });
  }, steps.onLeave);
  const close = closingAfter(async (message_id: string) => {
    await dismiss.mutateAsync({ message_id });
    return t('operations.messages.closed');
  }, steps.onLeave);
  return (
    <CaseDialog
      {...steps}
      actions={
        <div className="flex flex-wrap gap-3">
          <PendingButton form={formId} pending={send.isPending} type="submit">
            {t('operations.messages.send')}
          </PendingButton>
          <ActionButton onAct={() => close(message.id)} variant="ghost">
            {t('operations.messages.close')}
          </ActionButton>
        </div>
      }
      caseId={message.id}
      queue="contact_messages"
      title={t('operations.messages.dialog', { reference: message.reference })}
    >
      <FactGrid
        items={[
          { name: t('operations.messages.writer'), value: <Person email={message.email} name={message.name} /> },
          {
            name: t('shell.accountNavigation'),
            value: message.investor_id ? (
              <Link className="link" search={{ id: message.investor_id }} to="/operator/person">
                {t('operations.messages.fromAccount')}
              </Link>
            ) : (
              t('operations.messages.noAccount')
            ),
          },
          { name: t('operations.review.received'), value: formatExact(message.created_at) },
          { name: t('support.subject'), value: message.subject },
        ]}
      />
      <section className="grid gap-2">
        <h3 className="eyebrow">{t('support.message')}</h3>
        <p className="whitespace-pre-wrap" dir="auto">
          {message.message}
        </p>
      </section>
      <AnswerForm hint={answerHint(message)} id={formId} onAnswer={answer} />
    </CaseDialog>
  );
}
