import { type ReactNode, useState } from 'react';
import { Dialog, DialogContent } from '@/components/ui/dialog';

interface ModalProps {
  title: string;
  description?: string;
  className?: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A dialog without a trigger of its own: open while it is rendered. Afterwards the focus returns to where it was; with a
 * trigger, use `Dialog`, which does that by itself.
 */
export function Modal({ onClose, ...content }: ModalProps) {
  const [opener] = useState(() => document.activeElement);
  return (
    <Dialog
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      open
    >
      <DialogContent
        {...content}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          if (opener instanceof HTMLElement) opener.focus();
        }}
      />
    </Dialog>
  );
}
