import type { ReactNode } from 'react';
import { Dialog, DialogBox } from '@/components/frame/Dialog';
import { t } from '@/lib/i18n/i18n';

interface MobileMenuProps {
  onClose: () => void;
  onClosed: () => void;
  children: ReactNode;
}

export function MobileMenu({ onClose, onClosed, children }: MobileMenuProps) {
  return (
    <Dialog onOpenChange={onClose} open>
      <DialogBox
        place="start"
        className="flex w-60 flex-col"
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          onClosed();
        }}
        title={t('shell.menu')}
      >
        {children}
      </DialogBox>
    </Dialog>
  );
}
