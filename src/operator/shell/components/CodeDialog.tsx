import { useEffect } from 'react';
import { Dialog, DialogBox } from '@/components/frame/Dialog';
import { CodeForm } from '@/features/auth/components/CodeForm';
import { t } from '@/lib/i18n/i18n';
import { useCodeRequest } from '@/operator/kit/decided';

export function CodeDialog() {
  const request = useCodeRequest();
  // Leaving the back office cancels the decision.
  useEffect(() => () => request?.declined(), [request]);
  return (
    <Dialog onOpenChange={() => request?.declined()} open={request !== undefined}>
      <DialogBox description={t('deciding.text')} title={t('deciding.title')}>
        <CodeForm onEntered={async () => request?.entered()} submit={t('factors.continue')} />
      </DialogBox>
    </Dialog>
  );
}
