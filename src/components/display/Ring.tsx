/** Of the ring, so that neighbours can be told apart. */
const GAP = 0.6;

/** Draws shares of a whole. For the eye only: a list next to it names them. */
export function Ring({ parts }: { parts: readonly { name: string; amount: number; color: string }[] }) {
  const all = parts.reduce((sum, { amount }) => sum + amount, 0);
  const share = (amount: number) => (amount / all) * 100;
  return (
    <svg aria-hidden className="size-32 shrink-0 -rotate-90 forced-color-adjust-none" viewBox="0 0 40 40">
      {parts.map(({ name, amount, color }, index) => {
        const before = parts.slice(0, index).reduce((sum, part) => sum + share(part.amount), 0);
        const gap = parts.length > 1 ? GAP : 0;
        return (
          <circle
            cx="20"
            cy="20"
            fill="none"
            key={name}
            pathLength={100}
            r="16"
            stroke={color}
            strokeDasharray={`${Math.max(share(amount) - gap, 0.4)} 100`}
            strokeDashoffset={-before}
            strokeWidth="6"
          />
        );
      })}
    </svg>
  );
}
