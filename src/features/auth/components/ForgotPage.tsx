import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { NoticeBox } from '@/components/display/NoticeBox';
import { PublicForm } from '@/components/forms/PublicForm';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { InputField } from '@/components/forms/TextFields';
import { usePublicForm } from '@/lib/forms/use-public-form';
import { t } from '@/lib/i18n/i18n';
import { takeNote } from '@/lib/session/notes';
import { toast } from '@/lib/toast';
import { recoverMutation } from '../mutations';
import { recoverSchema } from '../schema';
import { useWay } from '../way';
import { AuthHeading } from './AuthHeading';

export function ForgotPage() {
  const { to } = useWay();
  const recover = useMutation(recoverMutation);
  const [sentTo, setSentTo] = useState<string>();
  const form = usePublicForm(() => recoverSchema);
  const { setValue } = form;
  useEffect(() => {
    const forgetful = takeNote('forgetful');
    if (forgetful) setValue('email', forgetful);
  }, [setValue]);
  return (
    <>
      <AuthHeading lead={t('forgot.lead')} title={t('forgot.title')} />
      {sentTo ? (
        <NoticeBox className="mb-6" title={t('checkMail.title')}>
          <p className="text-muted-foreground">{t('forgot.sentText', { email: sentTo })}</p>
        </NoticeBox>
      ) : null}
      <PublicForm
        blame={{ invalid_email: 'email' }}
        className="grid gap-5"
        form={form}
        onSubmit={async ({ email }) => {
          await recover.mutateAsync(email);
          toast.success(t('checkMail.title'));
          setSentTo(email);
        }}
      >
        <InputField autoComplete="username" control={form.control} label={t('login.email')} name="email" type="email" />
        <SubmitButton>{t('forgot.submit')}</SubmitButton>
      </PublicForm>
      <a className="link mt-8 self-center text-sm" href={to('/login')}>
        {t('forgot.back')}
      </a>
    </>
  );
}
