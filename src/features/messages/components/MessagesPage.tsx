import { useMutation, useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { v4 } from 'uuid';
import { NoticeBox } from '@/components/display/NoticeBox';
import { Form } from '@/components/forms/Form';
import { FormFields } from '@/components/forms/FormFields';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { InputField, TextareaField } from '@/components/forms/TextFields';
import { PageHeader } from '@/components/frame/PageHeader';
import { addressQuery } from '@/features/auth/reauthenticate';
import { useRequestIds } from '@/lib/forms/use-request-ids';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { t } from '@/lib/i18n/i18n';
import { toast } from '@/lib/toast';
import { writeMutation } from '../mutations';
import { messageSchema } from '../schema';
import { MyMessages } from './MyMessages';

export function MessagesPage() {
  const { user } = useRouteContext({ from: '/_account' });
  const write = useMutation(writeMutation);
  const { data: reference } = write;
  const { data: email } = useQuery({ ...addressQuery(user), enabled: reference !== undefined, staleTime: 0 });
  // Random, because the reference is its beginning.
  const ids = useRequestIds({ newId: v4 });
  const form = useZodForm(messageSchema, { subject: '', message: '' });
  const { control, reset } = form;
  return (
    <>
      <PageHeader text={t('support.lead')} title={t('support.title')} />
      {reference === undefined ? null : (
        <NoticeBox className="mb-6 max-w-xl" title={t('support.received', { reference })}>
          {email ? <p className="text-muted-foreground">{t('support.receivedText', { email })}</p> : null}
        </NoticeBox>
      )}
      <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-2">
        <Form
          className="grid max-w-xl gap-5"
          form={form}
          onSubmit={async (values) => {
            await ids.send(values, (requestId) => write.mutateAsync({ ...values, requestId }));
            toast.success(t('support.sent'));
            reset();
          }}
        >
          <FormFields>
            <InputField control={control} name="subject" label={t('support.subject')} dir="auto" />
            <TextareaField
              control={control}
              name="message"
              hint={t('support.hint')}
              label={t('support.message')}
              className="min-h-40"
              dir="auto"
            />
          </FormFields>
          <SubmitButton className="justify-self-start">{t('support.submit')}</SubmitButton>
        </Form>
        <section className="grid max-w-xl gap-3">
          <h2 className="text-lg font-semibold">{t('support.yours')}</h2>
          <MyMessages userId={user.id} />
        </section>
      </div>
    </>
  );
}
