import type { ReactNode } from 'react';
import { Modal } from '@/components/Modal';
import { Alert } from '@/components/ui/alert';
import { t } from '@/lib/i18n/i18n';

interface CaseDialogProps {
  title: string;
  /** The case has been decided by somebody else meanwhile: nothing can be decided here any more. */
  isGone: boolean;
  onClose: () => void;
  /** What there is to know. */
  children: ReactNode;
  /** What can be done; stays in sight while the rest scrolls. */
  actions: ReactNode;
}

/** The window of one case of a queue. */
export function CaseDialog({ title, isGone, onClose, children, actions }: CaseDialogProps) {
  return (
    <Modal className="max-w-2xl pb-0" onClose={onClose} title={title}>
      <div className="grid gap-6">{children}</div>
      <div className="bg-surface sticky bottom-0 -mx-6 mt-6 border-t px-6 py-4">
        {isGone ? <Alert>{t('operations.review.gone')}</Alert> : actions}
      </div>
    </Modal>
  );
}
