/** The English of the proof of liabilities. */
export const proof = {
  /** The proof of liabilities: its card in the account, and the public page that goes with it. */
  proof: {
    title: 'Proof that you are in the books',
    checking: 'Your browser is checking…',
    none: 'No snapshot of the books has been published yet.',
    young:
      'Your account is younger than the newest snapshot. This page checks the next one, which includes it.',
    proven:
      'On {{date}} the books owed {{total}} to all investors together. Your browser has checked that your {{own}} is part of it.',
    stale: 'That is more than two days ago. A new snapshot is due every day: ask why there is none.',
    restored:
      'The site was restored from a backup on {{date}}, to its state of {{moment}}. What came later is lost: compare your transactions with your notes, and tell us what is missing.',
    restoredReason: 'Reason given:',
    unavailable: 'The newest snapshot could not be checked just now.',
    receipt: 'Download the receipt',
    seal: 'Seal of snapshot {{number}}',
    compare: 'Compare it with the public page',
    failed: 'The proof of liabilities has failed',
    failedText:
      'What is published does not prove what your account holds. Download the evidence, keep it, and show it to someone you trust. Send no money until this is explained.',
    evidence: 'Download the evidence',
    problems: {
      malformed: 'The receipt is incomplete or not in the published format.',
      seal_broken: 'The published figures do not match their seal.',
      not_included: 'The snapshot has no entry for your account.',
      path_wrong: 'The path from your entry to the root has the wrong length.',
      value_out_of_bounds: 'The tree contains an impossible amount.',
      root_differs: 'Your entry does not lead to the published root.',
      total_differs: 'The published total is not the sum of the entries.',
      pools_differ: 'The published figures of a pool do not lead to their published root.',
      pooled_differs:
        'What your entry says of portfolios and strategies does not follow from your units in them.',
      statement_differs: 'Your entry differs from your own transactions.',
      other_account: 'The receipt belongs to another account.',
      other_snapshot: 'You were given another snapshot than the public is shown.',
      chain_broken: 'The published snapshots do not follow one another.',
      history_replaced: 'A snapshot that this browser has seen before is no longer published.',
    },
  },
};
