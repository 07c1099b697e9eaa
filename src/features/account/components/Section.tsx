import { type ReactNode, useId } from 'react';

interface SectionProps {
  /** Names its place for links. */
  place?: string;
  title: string;
  text?: ReactNode;
  children: ReactNode;
}

export function Section({ place, title, text, children }: SectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      id={place}
      className="mt-10 grid gap-5 border-t pt-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:gap-8"
    >
      <div className="grid content-start gap-1.5">
        <h2 className="text-lg leading-tight font-semibold" id={id}>
          {title}
        </h2>
        {text ? <p className="text-muted-foreground text-sm">{text}</p> : null}
      </div>
      <div className="grid min-w-0 content-start gap-4">{children}</div>
    </section>
  );
}

export function Line({ title, text, action }: { title: string; text?: ReactNode; action: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b pb-4 last:border-0">
      <div className="grid max-w-prose min-w-0 flex-1 basis-60 gap-0.5">
        <p className="font-medium">{title}</p>
        {text ? <p className="text-muted-foreground text-sm">{text}</p> : null}
      </div>
      {action}
    </div>
  );
}
