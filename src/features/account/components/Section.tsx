import { CircleCheck } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { DialogButton } from '@/components/frame/DialogButton';

interface SectionProps {
  title: string;
  text?: ReactNode;
  children: ReactNode;
}

export function Section({ title, text, children }: SectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
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

interface LineProps extends Omit<ComponentProps<typeof DialogButton>, 'title'> {
  title: string;
  text?: ReactNode;
  isOn?: boolean;
}

/** What a setting is at, and the button that opens its dialog. */
export function Line({ title, text, isOn = false, ...button }: LineProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 border-b pb-4 last:border-0">
      <div className="grid max-w-prose min-w-0 flex-1 basis-36 gap-0.5">
        <p className="flex items-center gap-2 font-medium">
          <span>{title}</span>
          {isOn ? <CircleCheck aria-hidden className="text-primary size-4 shrink-0" /> : null}
        </p>
        {text ? <p className="text-muted-foreground text-sm">{text}</p> : null}
      </div>
      <DialogButton {...button} />
    </div>
  );
}
