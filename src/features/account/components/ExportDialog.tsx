import { useMutation } from '@tanstack/react-query';
import { DialogBox } from '@/components/frame/Dialog';
import type { CurrentUser } from '@/features/auth/queries';
import { downloadJson } from '@/lib/data/download';
import { t } from '@/lib/i18n/i18n';
import { toast } from '@/lib/toast';
import { exportMutation } from '../mutations';
import { PasswordForm } from './PasswordForm';

export function ExportDialog({ user, onDone }: { user: CurrentUser; onDone: () => void }) {
  const everything = useMutation(exportMutation);
  return (
    <DialogBox description={t('account.exportText')} title={t('account.export')}>
      <PasswordForm
        hint={t('account.confirmText')}
        onProven={async (proof) => {
          downloadJson('glassmine-data.json', await everything.mutateAsync(proof));
          toast.success(t('account.exported'));
          onDone();
        }}
        submit={t('account.exportSave')}
        user={user}
      />
    </DialogBox>
  );
}
