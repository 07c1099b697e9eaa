import { useState } from 'react';
import type { Control } from 'react-hook-form';
import { CheckField, InputField } from '@/components/forms/TextFields';
import { t } from '@/lib/i18n/i18n';
import { type Draft, mayOnlyWait, type Wanted } from '../../ticket';

/** What only some orders have. */
export function TicketTerms({ control, draft }: { control: Control<Draft, unknown, Wanted>; draft: Draft }) {
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  if (draft.kind === 'pair') return null;
  return (
    <>
      {draft.force === 'gtd' ? (
        <InputField control={control} label={t('trading.ticket.expires')} min={today} name="expires" type="date" />
      ) : null}
      {mayOnlyWait(draft) ? (
        <CheckField control={control} label={t('trading.ticket.postOnly')} name="postOnly" />
      ) : null}
    </>
  );
}
