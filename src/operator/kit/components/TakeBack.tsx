import { Button } from '@/components/ui/button';
import { t } from '@/lib/i18n/i18n';
import { StepDialog } from './Step';

interface TakeBackProps {
  name: string;
  text: string;
  withReason?: boolean;
  onTakeBack: (reason: string) => Promise<unknown>;
}

export function TakeBack({ name, text, withReason = false, onTakeBack }: TakeBackProps) {
  const label = t('offers.takeBackLabel', { name });
  return (
    <StepDialog
      done={t('offers.takenBack')}
      label={t('offers.takeBack')}
      onConfirm={onTakeBack}
      text={text}
      title={label}
      trigger={
        <Button aria-label={label} size="sm" variant="outline">
          {t('offers.takeBack')}
        </Button>
      }
      variant="destructive"
      withReason={withReason}
    />
  );
}
