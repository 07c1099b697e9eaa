/** Why functions of mails run as their owner. */
export const mailReasons: Record<string, string> = {
  'private.finish_mail': 'No role of the API may write the outbox; only the secret key may call it.',
  'private.follow_language': 'No role of the API may write accounts; it copies what the profile says.',
  'private.lock_for_language': 'No role of the API may read accounts; it locks the caller’s own.',
  'private.take_mails': 'No role of the API may read or write the outbox; only the secret key may call it.',
};
