import { type ReactNode, useState } from 'react';
import { Dialog, DialogBox } from '@/components/frame/Dialog';

interface ModalProps {
  title: string;
  description?: string;
  className?: string;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog without a trigger, open while rendered; restores the focus when closed. With a trigger, use `Dialog`. */
export function Modal({ onClose, ...content }: ModalProps) {
  const [opener] = useState(() => document.activeElement);
  return (
    <Dialog
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      open
    >
      <DialogBox
        {...content}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          if (opener instanceof HTMLElement) opener.focus();
        }}
      />
    </Dialog>
  );
}
