import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { v7 as newId } from 'uuid';
import { isUnclear, toAppError } from '@/lib/data/errors';
import { useIsMounted } from '@/lib/forms/use-is-mounted';
import { t } from '@/lib/i18n/i18n';
import { toast } from '@/lib/toast';

/** An intent to pay into a plan. It outlives its dialog, because a retry still means the same payment. */
export function useIntent() {
  const [isOpen, setIsOpen] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [requestId, setRequestId] = useState(() => newId());
  const [isUnanswered, setIsUnanswered] = useState(false);
  return {
    /** Stays open while sending, so that the response finds its dialog. */
    dialog: { open: isOpen, onOpenChange: (open: boolean) => setIsOpen(open || isSending) },
    close: () => setIsOpen(false),
    requestId,
    /** Sent without a clear response, so the money may have been used. */
    isUnanswered,
    setIsUnanswered,
    setIsSending,
    renew: () => setRequestId(newId()),
  };
}

export type Intent = ReturnType<typeof useIntent>;

/** Sends an intent from its dialog. */
export function useSending({ setIsSending, setIsUnanswered, renew }: Intent) {
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  const [isEarlier, setIsEarlier] = useState(false);
  const goToDeposit = async () => {
    toast.error(t('errors.insufficient_funds'));
    if (isMounted()) await navigate({ to: '/deposit' });
  };
  const foundEarlier = () => {
    setIsEarlier(true);
    setIsUnanswered(false);
    renew();
  };
  /** Returns undefined if the money is missing, or if an earlier attempt arrived with another amount. */
  const send = async <Answer>(request: () => Promise<Answer>): Promise<Answer | undefined> => {
    setIsSending(true);
    setIsEarlier(false);
    try {
      return await request();
    } catch (error) {
      const { code } = toAppError(error);
      setIsUnanswered(isUnclear(error));
      if (code === 'request_id_reused') foundEarlier();
      else if (code === 'insufficient_funds') await goToDeposit();
      else throw error;
      return undefined;
    } finally {
      setIsSending(false);
    }
  };
  return { send, isEarlier, foundEarlier, goToDeposit, isMounted, navigate };
}
