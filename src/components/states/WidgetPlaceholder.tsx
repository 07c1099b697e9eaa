import { cn } from '@/lib/cn';

interface WidgetPlaceholderProps {
  title: string;
  symbols: readonly string[];
  /** Why nothing is shown. */
  text: string;
  className?: string;
}

/** Keeps the place of a market widget, and says plainly that there is no data. */
export function WidgetPlaceholder({ title, symbols, text, className }: WidgetPlaceholderProps) {
  return (
    <section
      aria-label={title}
      className={cn(
        'flex flex-wrap content-center items-center justify-center gap-x-7 gap-y-1 rounded-lg border border-dashed px-5 py-4 text-[0.8125rem] text-muted-foreground',
        className,
      )}
    >
      {symbols.map((symbol) => (
        <span className="font-medium" key={symbol}>
          {symbol}
        </span>
      ))}
      <span className="w-full text-center sm:w-auto">{text}</span>
    </section>
  );
}
