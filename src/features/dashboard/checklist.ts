import type { Notice, Portfolio } from './queries';

/** `waiting` is on our team; `later` depends on another step. */
type State = 'done' | 'waiting' | 'todo' | 'later';

interface Step {
  step: 'mail' | 'deposit' | 'identity' | 'plan';
  state: State;
  to: '/account' | '/deposit' | '/invest';
}

export function checklistOf(
  { depositedCents, totalPackages, balanceCents }: Portfolio,
  notices: readonly Notice[],
): Step[] {
  const has = (...kinds: string[]) => notices.some(({ kind }) => kinds.includes(kind));
  const stateOf = (isDone: boolean, isWaiting = false): State => {
    if (isDone) return 'done';
    return isWaiting ? 'waiting' : 'todo';
  };
  const plan = stateOf(totalPackages > 0);
  return [
    { step: 'mail', state: stateOf(!has('email_unverified')), to: '/account' },
    { step: 'deposit', state: stateOf(depositedCents > 0, has('deposit_pending')), to: '/deposit' },
    {
      step: 'identity',
      state: stateOf(!has('kyc_missing', 'kyc_pending', 'kyc_rejected'), has('kyc_pending')),
      to: '/account',
    },
    { step: 'plan', state: plan === 'todo' && balanceCents === 0 ? 'later' : plan, to: '/invest' },
  ];
}
