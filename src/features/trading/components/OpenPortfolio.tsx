import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { FormDialog } from '@/components/forms/FormDialog';
import { InputField } from '@/components/forms/TextFields';
import { EmptyState } from '@/components/states/EmptyState';
import { filled } from '@/lib/forms/text-schema';
import { useRequestIds } from '@/lib/forms/use-request-ids';
import { t } from '@/lib/i18n/i18n';
import { openMutation } from '../mutations';

const MOST_LETTERS = 60;

const openSchema = z.object({ title: filled(MOST_LETTERS) });

export function OpenPortfolio() {
  const open = useMutation(openMutation);
  const ids = useRequestIds();
  return (
    <EmptyState
      action={
        <FormDialog
          button={{ label: t('trading.open.action'), description: t('trading.open.dialogText') }}
          failsInside
          mode="onChange"
          onSend={(args) => ids.send(args, (request_id) => open.mutateAsync({ ...args, request_id }))}
          schema={openSchema}
          told={t('trading.open.done')}
          values={{ title: t('trading.open.default') }}
        >
          {({ control }) => <InputField control={control} label={t('trading.open.name')} name="title" />}
        </FormDialog>
      }
      text={t('trading.open.text')}
      title={t('trading.open.title')}
    />
  );
}
