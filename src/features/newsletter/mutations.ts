import { mutationOptions } from '@tanstack/react-query';
import { writePublic } from '@/lib/data/rest';

export interface NewsletterDecision {
  token: string;
  /** Unsubscribes if true, otherwise confirms. */
  leave: boolean;
}

/** Confirms or ends a subscription; idempotent. Fails with `link_unknown`, `link_expired`. */
export const newsletterMutation = mutationOptions({
  mutationFn: ({ token, leave }: NewsletterDecision) =>
    writePublic(leave ? 'rpc/unsubscribe_newsletter' : 'rpc/confirm_newsletter', { token }),
});
