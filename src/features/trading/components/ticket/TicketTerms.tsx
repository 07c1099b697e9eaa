import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { t } from '@/lib/i18n/i18n';
import { type Draft, FORCES, mayOnlyWait } from '../../ticket';

interface TicketTermsProps {
  draft: Draft;
  /** What is wrong with the last day. */
  fault: string | undefined;
  onChange: (change: Partial<Draft>) => void;
}

/** How long the order waits, and whether it may do anything else. A pair waits until one half is done. */
export function TicketTerms({ draft, fault, onChange }: TicketTermsProps) {
  if (draft.kind === 'pair') return null;
  return (
    <>
      <Field error={undefined} label={t('trading.ticket.force')}>
        {(control) => (
          <Select
            {...control}
            onChange={({ target }) => {
              const force = FORCES.find((each) => each === target.value);
              if (force) onChange({ force });
            }}
            value={draft.force}
          >
            {FORCES.map((force) => (
              <option key={force} value={force}>
                {t(`trading.force.${force}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {draft.force === 'gtd' ? (
        <Field error={fault} label={t('trading.ticket.expires')}>
          {(control) => (
            <Input
              {...control}
              min={new Date().toISOString().slice(0, 10)}
              onChange={({ target }) => onChange({ expires: target.value })}
              type="date"
              value={draft.expires}
            />
          )}
        </Field>
      ) : null}
      {mayOnlyWait(draft) ? (
        <label className="flex items-start gap-2.5 text-sm">
          <input
            checked={draft.postOnly}
            className="accent-primary mt-0.5 size-4 shrink-0"
            onChange={({ target }) => onChange({ postOnly: target.checked })}
            type="checkbox"
          />
          {t('trading.ticket.postOnly')}
        </label>
      ) : null}
    </>
  );
}
