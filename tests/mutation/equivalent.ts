/** Mutants that change nothing anybody could notice, by name, each with its reason. They are not counted as mutants. */
export const equivalent: Record<string, string> = {};
