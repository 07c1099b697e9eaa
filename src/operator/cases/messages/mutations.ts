import { caseDecision } from '@/operator/cases/queue/decision';

/**
 * Answers a visitor's message by mail, or takes it off the queue (no answer; no mail is sent). Fails with
 * `already_reviewed`, `answer_required`.
 */
export const handleMessageMutation = caseDecision('handle_contact_message', 'messages');

/** Closes up to a page of messages without mail. Returns the result for each: other operators may hold some. */
export const closeMessagesMutation = caseDecision('close_contact_messages', 'messages');
