import { type ReactNode, useId } from 'react';

interface HomeSectionProps {
  title: string;
  text?: string;
  action?: ReactNode;
  children: ReactNode;
}

export function HomeSection({ title, text, action, children }: HomeSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid min-w-0 content-start gap-3">
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <div className="grid gap-1">
          <h2 className="text-lg font-semibold" id={id}>
            {title}
          </h2>
          {text ? <p className="text-muted-foreground max-w-prose text-sm">{text}</p> : null}
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}
