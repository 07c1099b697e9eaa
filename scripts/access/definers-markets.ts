/** Why each function about prices that runs as its owner has to. */
export const marketReasons: Record<string, string> = {
  'private.may_miss_messages':
    'How often prices are sent is in a table that no role of the API may read; it answers yes or no to open sessions.',
  'private.add_past_bars':
    'The worker may not write bars; it adds simulated ones only to an instrument of a sandbox that has none.',
  'private.begin_simulation': 'The worker may not write the seed; it draws one only if there is none.',
  'private.ingest_quotes':
    'The worker may not write quotes; it keeps those that private.judge_quotes accepts.',
  'private.simulation_so_far':
    'Visitors may not read the seed; it shows its hash, and the seed once it is no longer used.',
  'private.propose_exchanges':
    'No role of the API may write choices of exchanges; it checks for a treasurer or admin.',
  'private.confirm_exchanges':
    'No role of the API may write choices of exchanges; it checks for a treasurer or admin who is not its proposer.',
  'private.cancel_exchanges':
    'No role of the API may write choices of exchanges; it checks for a treasurer or admin.',
  'private.propose_resumption':
    'No role of the API may write proposals to resume an instrument; it checks for a treasurer or admin.',
  'private.confirm_resumption':
    'No role of the API may write halts; it checks for a second treasurer or admin.',
  'private.cancel_resumption':
    'No role of the API may write proposals to resume an instrument; it checks for a treasurer or admin.',
  'private.price_desk': 'Operators read refusals and halts only here, after one check of their role.',
};
