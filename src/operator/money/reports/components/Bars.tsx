interface Bar {
  name: string;
  parts: { length: number; shade: string }[];
  value: string;
}

export function Bars({ bars, label }: { bars: readonly Bar[]; label: string }) {
  const longest = Math.max(1, ...bars.map(({ parts }) => parts.reduce((sum, { length }) => sum + length, 0)));
  return (
    <figure aria-label={label} className="grid gap-3 text-sm">
      {bars.map(({ name, parts, value }) => {
        const from = parts.map((_, n) => parts.slice(0, n).reduce((sum, { length }) => sum + length, 0));
        return (
          <div className="grid gap-1" key={name}>
            <span className="flex justify-between gap-4">
              <span>{name}</span>
              <span className="text-muted-foreground tabular-nums">{value}</span>
            </span>
            <svg
              aria-hidden
              className="bg-muted h-3 w-full rounded-sm rtl:-scale-x-100"
              preserveAspectRatio="none"
              viewBox={`0 0 ${longest} 1`}
            >
              {parts.map(({ length, shade }, n) => (
                <rect className={shade} height="1" key={shade} width={length} x={from[n]} />
              ))}
            </svg>
          </div>
        );
      })}
    </figure>
  );
}
