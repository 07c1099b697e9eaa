import { Plus } from 'lucide-react';
import { Accordion as Radix } from 'radix-ui';

interface AccordionProps {
  items: readonly { id: string; title: string; text: string }[];
}

/** Questions and answers: the first is open, one at a time, and the open one can be closed. */
export function Accordion({ items }: AccordionProps) {
  return (
    <Radix.Root className="border-t" collapsible defaultValue={items[0]?.id ?? ''} type="single">
      {items.map(({ id, title, text }) => (
        <Radix.Item className="border-b" key={id} value={id}>
          <Radix.Header>
            <Radix.Trigger className="group hover:text-primary flex w-full items-center justify-between gap-6 py-5 text-start font-medium">
              {title}
              <Plus
                aria-hidden
                className="text-muted-foreground size-4 shrink-0 transition-transform group-data-[state=open]:rotate-45"
              />
            </Radix.Trigger>
          </Radix.Header>
          <Radix.Content className="animate-appear text-muted-foreground max-w-prose pb-6">
            {text}
          </Radix.Content>
        </Radix.Item>
      ))}
    </Radix.Root>
  );
}
