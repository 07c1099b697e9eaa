import { mutationOptions } from '@tanstack/react-query';
import { supabase } from '@/lib/data/supabase';
import { refreshQueue } from '@/operator/cases/queue/decision';
import { decided } from '@/operator/kit/decided';

/** Answers a visitor's message by mail. Fails with `already_reviewed`, `answer_required`. */
export const answerMessageMutation = mutationOptions({
  mutationFn: async ({ messageId, answer }: { messageId: string; answer: string }) =>
    decided(() => supabase.rpc('answer_contact_message', { message_id: messageId, answer })),
  onSettled: (_data, _error, _values, _result, { client }) => refreshQueue(client, 'messages'),
});

/** Takes a message off the queue; no mail is sent. Fails with `already_reviewed`. */
export const closeMessageMutation = mutationOptions({
  mutationFn: async (messageId: string) =>
    decided(() => supabase.rpc('close_contact_message', { message_id: messageId })),
  onSettled: (_data, _error, _values, _result, { client }) => refreshQueue(client, 'messages'),
});

/** Closes up to a page of messages without mail. Returns the result for each: other operators may hold some. */
export const closeMessagesMutation = mutationOptions({
  mutationFn: async (messageIds: string[]) =>
    decided(() => supabase.rpc('close_contact_messages', { message_ids: messageIds })),
  onSettled: (_data, _error, _values, _result, { client }) => refreshQueue(client, 'messages'),
});
