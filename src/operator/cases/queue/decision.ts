import { decision, refreshing } from '@/operator/kit/api';

/** A rejection has a reason. */
export type Decision = { approve: true } | { approve: false; reason: string };

/** A `decision` that refreshes its queue in the background, so that the toast does not wait for it. */
export const caseDecision = <N extends Parameters<typeof decision>[0]>(name: N, ...lists: readonly string[]) => ({
  ...decision(name),
  onSettled: (...settled: Parameters<ReturnType<typeof refreshing>>) => void refreshing(...lists)(...settled),
});
