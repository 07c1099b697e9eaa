import type { ReactNode } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { SheetContent } from '@/components/ui/sheet';
import { t } from '@/lib/i18n/i18n';

interface MobileMenuProps {
  onClose: () => void;
  onClosed: () => void;
  children: ReactNode;
}

/** The menu as a drawer, loaded on first use. */
export function MobileMenu({ onClose, onClosed, children }: MobileMenuProps) {
  return (
    <Dialog onOpenChange={onClose} open>
      <SheetContent
        className="flex w-60 flex-col"
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          onClosed();
        }}
        title={t('shell.menu')}
      >
        {children}
      </SheetContent>
    </Dialog>
  );
}
