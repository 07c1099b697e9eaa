import { useIsMutating } from '@tanstack/react-query';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { NoticeBox } from '@/components/display/NoticeBox';
import { Modal } from '@/components/forms/Modal';
import { Button } from '@/components/ui/button';
import { cn } from '@/lib/cn';
import { t } from '@/lib/i18n/i18n';
import { Person } from '@/operator/kit/components/Person';
import type { CaseQueue } from '@/operator/kit/queues';
import { roomBelow } from '@/operator/kit/room-for-bar';
import { useKeys } from '@/operator/kit/use-keys';
import { useLease } from '../use-lease';
import type { CaseSteps } from '../use-opened';
import { PersonPanel } from './PersonPanel';

interface CaseDialogProps extends Omit<CaseSteps, 'onLeave'> {
  title: string;
  queue: CaseQueue;
  caseId: string;
  personId?: string;
  children: ReactNode;
  /** What the decision is about; stays in view next to the rest. */
  picture?: ReactNode;
  /** Fields of the decision, off while another operator has the case. */
  form?: ReactNode;
  /** Visible while the rest scrolls. */
  actions: ReactNode;
}

/** Whose case it is, and its plain facts in one line. */
export function CaseHead({ name, email, facts }: { name: string; email: string; facts: readonly string[] }) {
  return (
    <div className="grid gap-1">
      <Person email={email} name={name} />
      <p className="text-muted-foreground flex flex-wrap gap-x-4 text-sm">
        {facts.map((fact) => (
          <bdi key={fact}>{fact}</bdi>
        ))}
      </p>
    </div>
  );
}

function Actions({ isGone, holder, actions }: { isGone: boolean; holder?: string; actions: ReactNode }) {
  if (isGone) return <NoticeBox>{t('operations.review.gone')}</NoticeBox>;
  if (holder) return <NoticeBox tone="wait">{t('desk.claim.held', { name: holder })}</NoticeBox>;
  return actions;
}

interface BodyProps extends Pick<CaseDialogProps, 'caseId' | 'personId' | 'picture' | 'children'> {
  form: ReactNode;
}

/** Scrolls to the top for each case. Takes the focus of a window that opens, where single keys work. */
function Body({ caseId, personId, picture, form, children }: BodyProps) {
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const dialog = top.current?.closest('[role=dialog]');
    if (dialog) dialog.scrollTop = 0;
    if (dialog?.contains(document.activeElement) === false) top.current?.focus();
  }, []);
  return (
    <div
      className={cn(
        'grid gap-x-8 gap-y-5 outline-none',
        (personId !== undefined || picture !== undefined) && 'lg:grid-cols-2',
        picture && 'lg:grid-rows-[auto_1fr]',
      )}
      ref={top}
      tabIndex={-1}
    >
      <div className={cn('grid content-start gap-4', picture && 'lg:col-start-2')}>{children}</div>
      {picture ? (
        <div className="lg:sticky lg:top-0 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:self-start">{picture}</div>
      ) : null}
      <div className="grid content-start gap-5">
        {form}
        {personId ? <PersonPanel caseId={caseId} personId={personId} /> : null}
      </div>
    </div>
  );
}

/** The window of one case in a queue: details, its user, actions and the next case. */
export function CaseDialog({
  title,
  queue,
  caseId,
  personId,
  isGone: isDecided,
  onClose,
  step,
  children,
  picture,
  form,
  actions,
}: CaseDialogProps) {
  const holder = useLease(queue, caseId);
  // What this operator sends themselves is not told as another's decision.
  const isSending = useIsMutating() > 0;
  const isGone = isDecided && !isSending;
  useKeys({ j: step.on, k: step.back }, 'dialog');
  return (
    <Modal className={cn('pb-0', personId ? 'max-w-6xl' : 'max-w-2xl')} onClose={onClose} title={title}>
      <Body
        caseId={caseId}
        form={
          form ? (
            <fieldset className="contents" disabled={isGone || holder !== undefined}>
              {form}
            </fieldset>
          ) : null
        }
        key={caseId}
        picture={picture}
        {...(personId ? { personId } : {})}
      >
        {children}
      </Body>
      <div
        className="bg-surface tall:sticky tall:max-h-[65dvh] tall:overflow-y-auto bottom-0 -mx-6 mt-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 border-t px-6 py-4"
        ref={roomBelow}
      >
        <div className="min-w-0 grow basis-48" key={caseId}>
          <Actions actions={actions} isGone={isGone} {...(holder ? { holder } : {})} />
        </div>
        {/* Not `disabled`, which drops the focus that led to the last case. */}
        <div className="flex gap-1">
          {(
            [
              [ArrowLeft, t('desk.page.previousCase'), step.back],
              [ArrowRight, t('desk.page.nextCase'), step.on],
            ] as const
          ).map(([Icon, words, go]) => (
            <Button
              aria-disabled={!go}
              aria-label={words}
              key={words}
              onClick={go}
              size="icon"
              title={words}
              variant="ghost"
            >
              <Icon aria-hidden className="rtl:-scale-x-100" />
            </Button>
          ))}
        </div>
      </div>
    </Modal>
  );
}
