import { Check, CircleDashed, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { t } from '@/lib/i18n/i18n';
import { DateText } from './DateText';

export interface Step {
  label: string;
  /** Null or undefined if the time is not recorded. */
  at?: string | null;
  note?: ReactNode;
  /** `now` needs action by a person; `bad` is an unwanted end. */
  state: 'done' | 'now' | 'bad';
}

const icons = { done: Check, now: CircleDashed, bad: X };
const tones = { done: 'text-primary', now: 'text-warning', bad: 'text-destructive' };

export function Timeline({ steps, isOpen }: { steps: readonly Step[]; isOpen: boolean }) {
  return (
    <details className="mt-1.5 max-w-80 text-start text-[0.8125rem] leading-5" open={isOpen}>
      <summary className="text-muted-foreground hover:text-foreground w-fit cursor-pointer">
        {t('payments.steps.title')}
      </summary>
      <ol className="mt-2 grid gap-2">
        {steps.map(({ label, at, note, state }) => {
          const Icon = icons[state];
          return (
            <li
              {...(state === 'now' && { 'aria-current': 'step' })}
              className="grid grid-cols-[1rem_minmax(0,1fr)] gap-x-2"
              key={label}
            >
              <Icon aria-hidden className={`mt-0.5 size-4 ${tones[state]}`} />
              <div className="flex flex-wrap justify-between gap-x-3">
                <span>{label}</span>
                {at ? (
                  <span className="text-muted-foreground">
                    <DateText iso={at} />
                  </span>
                ) : null}
              </div>
              {note ? <p className="text-muted-foreground col-start-2 whitespace-pre-line">{note}</p> : null}
            </li>
          );
        })}
      </ol>
    </details>
  );
}
