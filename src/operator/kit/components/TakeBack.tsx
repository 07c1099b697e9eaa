import { Button } from '@/components/ui/button';
import { Dialog, DialogContent, DialogTrigger } from '@/components/ui/dialog';
import { useDialogs } from '@/lib/forms/use-dialogs';
import { t } from '@/lib/i18n/i18n';
import { toast } from '@/lib/toast';
import { StepForm } from './Step';

interface TakeBackProps {
  /** What is taken back, in its own words. */
  name: string;
  /** What happens then. */
  text: string;
  /** Whether a reason is asked for; it is handed to `onTakeBack`. */
  withReason?: boolean;
  onTakeBack: (reason: string) => Promise<unknown>;
}

/** Takes back what was published, after a question. */
export function TakeBack({ name, text, withReason = false, onTakeBack }: TakeBackProps) {
  const { dialog, done } = useDialogs();
  return (
    <Dialog {...dialog('question')}>
      <DialogTrigger asChild>
        <Button aria-label={t('offers.takeBackLabel', { name })} size="sm" variant="outline">
          {t('offers.takeBack')}
        </Button>
      </DialogTrigger>
      <DialogContent description={text} title={t('offers.takeBackLabel', { name })}>
        <StepForm
          label={t('offers.takeBack')}
          onConfirm={onTakeBack}
          onDone={() => {
            done();
            toast.success(t('offers.takenBack'));
          }}
          variant="destructive"
          withReason={withReason}
        />
      </DialogContent>
    </Dialog>
  );
}
