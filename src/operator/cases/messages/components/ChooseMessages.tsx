import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Column } from '@/components/display/DataTable';
import { NoticeBox } from '@/components/display/NoticeBox';
import { Button } from '@/components/ui/button';
import type { Returns } from '@/lib/data/rows';
import { t } from '@/lib/i18n/i18n';
import { toast } from '@/lib/toast';
import { Question } from '@/operator/kit/components/Question';
import { roomAbove } from '@/operator/kit/room-for-bar';
import { useKeys } from '@/operator/kit/use-keys';
import { closeMessagesMutation } from '../mutations';
import type { QueuedMessage } from '../queries';

// Only messages have bulk actions. Cases about money or names are decided one by one; the database has no such
// function either.

interface Chosen {
  ids: readonly string[];
  set: (ids: readonly string[]) => void;
}

/** Tracks selected rows; x toggles the focused one. Rows that leave the list are deselected. */
export function useChosen(rows: readonly QueuedMessage[]): Chosen {
  const [chosen, set] = useState<readonly string[]>([]);
  useKeys({ x: () => document.activeElement?.closest('tr')?.querySelector<HTMLElement>('[type=checkbox]')?.click() });
  return { ids: rows.map(({ id }) => id).filter((id) => chosen.includes(id)), set };
}

export function chooseColumn({ ids, set }: Chosen): Column<QueuedMessage> {
  return {
    title: t('corrections.bulk.column'),
    className: 'md:w-16 md:py-2.5 md:align-middle',
    phone: 'side',
    cell: ({ id, name, reference }) => (
      <input
        aria-label={t('corrections.bulk.choose', { reference, name })}
        checked={ids.includes(id)}
        className="accent-primary relative z-10 size-5 align-middle"
        onChange={(event) => set(event.target.checked ? [...ids, id] : ids.filter((one) => one !== id))}
        type="checkbox"
      />
    ),
  };
}

type Closing = Returns<'close_contact_messages'>;

/** Reports how many messages are closed, and returns why others are not. */
function tell(closing: Closing): string {
  const those = (outcome: string) => closing.filter((one) => one.outcome === outcome);
  const held = those('claimed').map(({ reference, holder }) => `${reference} (${holder})`);
  const gone = those('handled').map(({ reference }) => reference);
  const others = [
    ...(held.length > 0 ? [t('corrections.bulk.held', { list: held.join(', ') })] : []),
    ...(gone.length > 0 ? [t('corrections.bulk.gone', { list: gone.join(', ') })] : []),
  ];
  const left = others.join(' ');
  toast.success(t('corrections.bulk.closed', { number: those('closed').length }), left);
  return left;
}

export function CloseChosen({ chosen: { ids, set } }: { chosen: Chosen }) {
  const [isAsking, setIsAsking] = useState(false);
  // Stays on the page for the operator to handle.
  const [left, setLeft] = useState('');
  const opener = useRef<HTMLButtonElement>(null);
  const close = useMutation(closeMessagesMutation);
  const number = ids.length;
  // A confirmation about messages that are gone must not apply to the next selection.
  if (number === 0 && isAsking) setIsAsking(false);
  const goBack = () => {
    setIsAsking(false);
    setTimeout(() => opener.current?.focus());
  };
  return (
    <>
      {left ? (
        <NoticeBox className="mb-4" tone="wait">
          {left}
        </NoticeBox>
      ) : null}
      {number === 0 ? null : (
        <div className="bg-surface tall:sticky tall:top-16 z-10 mb-4 rounded-lg border p-4 text-sm" ref={roomAbove}>
          {isAsking ? (
            <Question
              confirm={{ label: t('corrections.bulk.confirm', { number }) }}
              onBack={goBack}
              onSubmit={async () => {
                setLeft(tell(await close.mutateAsync({ message_ids: [...ids] })));
                set([]);
              }}
              text={t('corrections.bulk.text')}
              title={t('corrections.bulk.close', { number })}
            />
          ) : (
            <Button onClick={() => setIsAsking(true)} ref={opener} variant="outline">
              {t('corrections.bulk.close', { number })}
            </Button>
          )}
        </div>
      )}
    </>
  );
}
