import { mutationOptions } from '@tanstack/react-query';
import { unwrap } from '@/lib/errors';
import type { ContactValues } from './schema';

const loadSupabase = async () => (await import('@/lib/supabase')).supabase;

/** Stores a message for the operators. */
export const contactMutation = mutationOptions({
  mutationFn: async (values: ContactValues) => {
    const supabase = await loadSupabase();
    unwrap(await supabase.from('contact_messages').insert(values));
  },
});

/** Subscribes an address to the newsletter; a repeated one is accepted like a new one. */
export const subscribeMutation = mutationOptions({
  mutationFn: async (email: string) => {
    const supabase = await loadSupabase();
    unwrap(await supabase.rpc('subscribe_newsletter', { email }));
  },
});
