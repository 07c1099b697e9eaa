import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Button, buttonVariants } from '@/components/ui/button';
import { Dialog, DialogContent, DialogTrigger } from '@/components/ui/dialog';
import { useDialogs } from '@/lib/forms/use-dialogs';
import { useRequestIds } from '@/lib/forms/use-request-ids';
import { t } from '@/lib/i18n/i18n';
import { protectionQuery } from '../appropriateness';
import type { Strategy } from '../queries';
import { CopyForm } from './CopyForm';

interface CopyDialogProps {
  userId: string;
  strategy: Strategy;
}

export function CopyDialog({ userId, strategy }: CopyDialogProps) {
  const { dialog, done } = useDialogs();
  // Outlive the dialog: the same values mean the same request.
  const ids = useRequestIds();
  const { data: protection } = useSuspenseQuery(protectionQuery(userId));
  return (
    <Dialog {...dialog('copy')}>
      <DialogTrigger asChild>
        <Button>{t('copying.copy.action')}</Button>
      </DialogTrigger>
      <DialogContent
        description={t('copying.copy.text')}
        title={t('copying.copy.title', { title: strategy.title })}
      >
        {protection.passed_at ? (
          <CopyForm ids={ids} onDone={done} strategy={strategy} userId={userId} />
        ) : (
          <div className="grid justify-items-start gap-4">
            <p className="text-sm">{t('copying.copy.questions')}</p>
            <Link className={buttonVariants()} to="/strategies/questions">
              {t('copying.copy.toQuestions')}
            </Link>
          </div>
        )}
      </DialogContent>
    </Dialog>
  );
}
