import { type ReactNode, useId } from 'react';

interface HomeSectionProps {
  title: string;
  action?: ReactNode;
  children: ReactNode;
}

export function HomeSection({ title, action, children }: HomeSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid min-w-0 content-start gap-3">
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <h2 className="text-lg font-semibold" id={id}>
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}
