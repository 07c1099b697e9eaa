import { useMutation } from '@tanstack/react-query';
import { Form } from '@/components/forms/Form';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { DialogBox } from '@/components/frame/Dialog';
import { FactorField } from '@/features/auth/components/FactorField';
import { PasswordField } from '@/features/auth/components/PasswordField';
import { PROOF_FIELDS } from '@/features/auth/proof';
import type { CurrentUser } from '@/features/auth/queries';
import { useFactorChoice } from '@/features/auth/ways';
import { downloadJson } from '@/lib/data/download';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { t } from '@/lib/i18n/i18n';
import { toast } from '@/lib/toast';
import { exportMutation } from '../mutations';
import { confirmSchema } from '../schema';

export function ExportDialog({ user, onDone }: { user: CurrentUser; onDone: () => void }) {
  const everything = useMutation(exportMutation);
  const choice = useFactorChoice(user.id);
  const asksCode = choice.way === 'code';
  const form = useZodForm(confirmSchema(asksCode), { password: '', code: '' });
  const { control } = form;
  return (
    <DialogBox description={t('account.exportText')} title={t('account.export')}>
      <Form
        blame={PROOF_FIELDS}
        className="grid gap-5"
        form={form}
        onSubmit={async (values) => {
          downloadJson('glassmine-data.json', await everything.mutateAsync({ ...values, email: user.email }));
          toast.success(t('account.exported'));
          onDone();
        }}
      >
        <PasswordField control={control} name="password" hint={t('account.confirmText')} />
        <FactorField choice={choice} />
        <SubmitButton>{t('account.exportSave')}</SubmitButton>
      </Form>
    </DialogBox>
  );
}
