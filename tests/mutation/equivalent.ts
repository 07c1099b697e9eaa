/** Mutants that change nothing anybody could notice, by name, each with its reason. They are not counted as mutants. */
export const equivalent: Record<string, string> = {
  'private.invest: least(a.available_cents, a.deposited_cents) → a.deposited_cents':
    'ledger.transfer refuses what the available balance does not hold, with the same code, and the purchase is undone.',
};
