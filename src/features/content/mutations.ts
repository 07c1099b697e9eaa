import { mutationOptions } from '@tanstack/react-query';
import { writePublic } from '@/lib/rest';
import type { ContactValues } from './schema';

/** Stores a message for the operators. */
export const contactMutation = mutationOptions({
  mutationFn: (values: ContactValues) => writePublic('contact_messages', values),
});

/** Subscribes an address to the newsletter; a repeated one is accepted like a new one. */
export const subscribeMutation = mutationOptions({
  mutationFn: (email: string) => writePublic('rpc/subscribe_newsletter', { email }),
});
