import { useMutation } from '@tanstack/react-query';
import { NoticeBox } from '@/components/display/NoticeBox';
import { PendingButton } from '@/components/forms/PendingButton';
import { errorMessage } from '@/lib/data/errors';
import { t } from '@/lib/i18n/i18n';
import { toast } from '@/lib/toast';
import { resendMutation } from '../mutations';

export function UnconfirmedNotice({ email, title, text }: { email: string; title: string; text: string }) {
  const resend = useMutation({
    ...resendMutation,
    onSuccess: () => toast.info(t('auth.checkMail.sent')),
    onError: (error) => toast.error(errorMessage(error)),
  });
  return (
    <NoticeBox className="mb-6" title={title} tone="info">
      <p className="text-muted-foreground">{text}</p>
      <PendingButton
        className="justify-self-start"
        onClick={() => resend.mutate(email)}
        pending={resend.isPending}
        variant="link"
      >
        {t('auth.checkMail.again')}
      </PendingButton>
    </NoticeBox>
  );
}
