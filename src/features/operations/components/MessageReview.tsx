import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { SubmitButton } from '@/components/SubmitButton';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { formatExact } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import { toastInvalid, useSubmit } from '@/lib/use-submit';
import { closingAfter } from '../closing-after';
import { answerMessageMutation, closeMessageMutation } from '../mutations';
import type { QueuedMessage } from '../queries';
import { answerSchema } from '../schema';
import { CaseDialog } from './CaseDialog';
import { Facts } from './Facts';
import { Person } from './Person';

interface MessageReviewProps {
  message: QueuedMessage;
  isGone: boolean;
  onClose: () => void;
}

/** One message of a visitor, to answer by mail or to close. */
export function MessageReview({ message, isGone, onClose }: MessageReviewProps) {
  const formId = useId();
  const send = useMutation(answerMessageMutation);
  const dismiss = useMutation(closeMessageMutation);
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(answerSchema),
    defaultValues: { answer: '' },
  });
  const answer = closingAfter(async (words: { answer: string }) => {
    await send.mutateAsync({ messageId: message.id, ...words });
    return t('operations.messages.answered', { email: message.email });
  }, onClose);
  const close = closingAfter(async (messageId: string) => {
    await dismiss.mutateAsync(messageId);
    return t('operations.messages.closed');
  }, onClose);
  return (
    <CaseDialog
      actions={
        <div className="flex flex-wrap gap-3">
          <SubmitButton form={formId} pending={send.isPending}>
            {t('operations.messages.send')}
          </SubmitButton>
          <form onSubmit={useSubmit(() => close(message.id))}>
            <SubmitButton pending={dismiss.isPending} variant="quiet">
              {t('operations.messages.close')}
            </SubmitButton>
          </form>
        </div>
      }
      isGone={isGone && !send.isPending && !dismiss.isPending}
      onClose={onClose}
      title={t('operations.messages.dialog', { reference: message.reference })}
    >
      <Facts
        items={[
          {
            name: t('operations.messages.writer'),
            value: <Person email={message.email} name={message.name} />,
          },
          { name: t('operations.review.received'), value: formatExact(message.created_at) },
          { name: t('operations.messages.subject'), value: message.subject },
        ]}
      />
      <section className="grid gap-2">
        <h3 className="eyebrow">{t('operations.messages.text')}</h3>
        <p className="break-words whitespace-pre-wrap" dir="auto">
          {message.message}
        </p>
      </section>
      <form id={formId} noValidate onSubmit={useSubmit(handleSubmit(answer, toastInvalid))}>
        <Field
          error={formState.errors.answer?.message}
          hint={t('operations.messages.answerHint', { email: message.email })}
          label={t('operations.messages.answer')}
        >
          {(control) => <Textarea {...control} {...register('answer')} />}
        </Field>
      </form>
    </CaseDialog>
  );
}
