import { Plus } from 'lucide-react';

interface QuestionsProps {
  /** Groups the questions: the browser opens only one per name. */
  name: string;
  items: readonly { id: string; title: string; text: string }[];
}

/** Questions and answers, the first one open. Uses native `details`. */
export function Questions({ name, items }: QuestionsProps) {
  return (
    <div className="border-t">
      {items.map(({ id, title, text }, index) => (
        <details className="group border-b" key={id} name={name} open={index === 0}>
          <summary className="hover:text-primary flex cursor-pointer list-none items-center justify-between gap-6 py-5 font-medium [&::-webkit-details-marker]:hidden">
            {title}
            <Plus
              aria-hidden
              className="text-muted-foreground size-4 shrink-0 transition-transform group-open:rotate-45"
            />
          </summary>
          <p className="text-muted-foreground max-w-prose pb-6">{text}</p>
        </details>
      ))}
    </div>
  );
}
