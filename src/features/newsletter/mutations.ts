import { mutationOptions } from '@tanstack/react-query';
import { writePublic } from '@/lib/data/rest';

/** What a person decides on the page behind the link of a mail. */
export interface NewsletterDecision {
  /** The secret of the link. */
  token: string;
  /** Whether they leave the newsletter; otherwise they confirm that they want it. */
  leave: boolean;
}

/** Confirms a subscription or ends it; again is the same. Fails with `link_unknown`, `link_expired`. */
export const newsletterMutation = mutationOptions({
  mutationFn: ({ token, leave }: NewsletterDecision) =>
    writePublic(leave ? 'rpc/unsubscribe_newsletter' : 'rpc/confirm_newsletter', { token }),
});
