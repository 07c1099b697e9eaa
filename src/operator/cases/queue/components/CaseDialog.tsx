import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { NoticeBox } from '@/components/display/NoticeBox';
import { Modal } from '@/components/forms/Modal';
import { Button } from '@/components/ui/button';
import { cn } from '@/lib/cn';
import { t } from '@/lib/i18n/i18n';
import { roomBelow } from '@/operator/kit/room-for-bar';
import { useKeys } from '@/operator/kit/use-keys';
import type { CaseQueue } from '../queries';
import { useLease } from '../use-lease';
import { PersonPanel } from './PersonPanel';

export interface CaseSteps {
  onClose: () => void;
  step: { back: (() => void) | undefined; on: (() => void) | undefined };
}

interface CaseDialogProps extends CaseSteps {
  title: string;
  queue: CaseQueue;
  caseId: string;
  operatorId: string;
  personId?: string;
  /** Another operator has decided the case; it is read-only now. */
  isGone: boolean;
  children: ReactNode;
  /** Visible while the rest scrolls. */
  actions: ReactNode;
}

function Actions({ isGone, holder, actions }: { isGone: boolean; holder?: string; actions: ReactNode }) {
  if (isGone) return <NoticeBox>{t('operations.review.gone')}</NoticeBox>;
  if (holder) return <NoticeBox tone="wait">{t('desk.claim.held', { name: holder })}</NoticeBox>;
  return actions;
}

/** Scrolls to the top for each case. */
function Body({ caseId, personId, children }: Pick<CaseDialogProps, 'caseId' | 'personId' | 'children'>) {
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const dialog = top.current?.closest('[role=dialog]');
    if (dialog) dialog.scrollTop = 0;
  }, []);
  return (
    <div
      className={cn('grid gap-x-10 gap-y-8', personId && 'lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]')}
      ref={top}
    >
      <div className="grid content-start gap-6">{children}</div>
      {personId ? <PersonPanel caseId={caseId} personId={personId} /> : null}
    </div>
  );
}

/** The window of one case in a queue: details, its user, actions and the next case. */
export function CaseDialog({
  title,
  queue,
  caseId,
  operatorId,
  personId,
  isGone,
  onClose,
  step,
  children,
  actions,
}: CaseDialogProps) {
  const holder = useLease(queue, caseId, operatorId);
  useKeys({ j: step.on, k: step.back }, 'dialog');
  return (
    <Modal className={cn('pb-0', personId ? 'max-w-6xl' : 'max-w-2xl')} onClose={onClose} title={title}>
      <Body caseId={caseId} key={caseId} {...(personId ? { personId } : {})}>
        {children}
      </Body>
      <div
        className="bg-surface tall:sticky tall:max-h-[65dvh] tall:overflow-y-auto bottom-0 -mx-6 mt-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 border-t px-6 py-4"
        ref={roomBelow}
      >
        <div className="min-w-0 grow basis-64" key={caseId}>
          <Actions actions={actions} isGone={isGone} {...(holder ? { holder } : {})} />
        </div>
        {/* Not `disabled`, which drops the focus that led to the last case. */}
        <div className="flex gap-1">
          <Button aria-disabled={!step.back} onClick={step.back} size="sm" variant="ghost">
            <ArrowLeft aria-hidden className="rtl:-scale-x-100" />
            {t('desk.page.previousCase')}
          </Button>
          <Button aria-disabled={!step.on} onClick={step.on} size="sm" variant="ghost">
            {t('desk.page.nextCase')}
            <ArrowRight aria-hidden className="rtl:-scale-x-100" />
          </Button>
        </div>
      </div>
    </Modal>
  );
}
