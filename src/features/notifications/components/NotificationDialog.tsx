import { Dialog, DialogBox } from '@/components/frame/Dialog';
import { t } from '@/lib/i18n/i18n';
import { NotificationList } from './NotificationList';

interface NotificationDialogProps {
  userId: string;
  hasUnread: boolean;
  onClose: () => void;
  onClosed: () => void;
}

export function NotificationDialog({ userId, hasUnread, onClose, onClosed }: NotificationDialogProps) {
  return (
    <Dialog onOpenChange={onClose} open>
      <DialogBox
        className="w-[min(26rem,92vw)]"
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          onClosed();
        }}
        place="end"
        title={t('notifications.title')}
      >
        <NotificationList hasUnread={hasUnread} onLeave={onClose} userId={userId} />
      </DialogBox>
    </Dialog>
  );
}
