import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { FormDialog } from '@/components/forms/FormDialog';
import { t } from '@/lib/i18n/i18n';
import { stopMutation } from '../mutations';
import type { OwnCopy } from '../queries';
import { StopField, stopBp, stopPercent } from './StopField';

const stopSchema = z.object({ stop: z.number() });

export function StopDialog({ copy: { pool_id, stop_bp } }: { copy: Pick<OwnCopy, 'pool_id' | 'stop_bp'> }) {
  const change = useMutation(stopMutation);
  return (
    <FormDialog
      button={{ label: t('copying.stop.action'), description: t('copying.stop.text'), variant: 'outline' }}
      failsInside
      onSend={({ stop }) => change.mutateAsync({ pool_id, ...stopBp(stop) })}
      schema={stopSchema}
      submit={t('copying.stop.save')}
      told={t('copying.stop.done')}
      values={{ stop: stopPercent(stop_bp) }}
    >
      {({ control }) => <StopField control={control} name="stop" />}
    </FormDialog>
  );
}
