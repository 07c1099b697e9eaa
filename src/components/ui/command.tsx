import { Command as CommandPrimitive } from 'cmdk';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';

/** A list that is searched and moved through by keys. */
function Command(props: ComponentProps<typeof CommandPrimitive>) {
  return <CommandPrimitive data-slot="command" {...props} />;
}

function CommandInput({ className, ...props }: ComponentProps<typeof CommandPrimitive.Input>) {
  return (
    <CommandPrimitive.Input
      className={cn('border-input h-11 w-full rounded-md border bg-transparent px-3 text-base', className)}
      data-slot="command-input"
      {...props}
    />
  );
}

function CommandList({ className, ...props }: ComponentProps<typeof CommandPrimitive.List>) {
  return (
    <CommandPrimitive.List
      className={cn('mt-2 max-h-[60dvh] overflow-y-auto', className)}
      data-slot="command-list"
      {...props}
    />
  );
}

/** Items of one kind, under a `heading`. */
function CommandGroup({ className, ...props }: ComponentProps<typeof CommandPrimitive.Group>) {
  return (
    <CommandPrimitive.Group
      className={cn(
        '[&_[cmdk-group-heading]]:text-muted-foreground [&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-3 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-[0.8125rem]',
        className,
      )}
      data-slot="command-group"
      {...props}
    />
  );
}

function CommandItem({ className, ...props }: ComponentProps<typeof CommandPrimitive.Item>) {
  return (
    <CommandPrimitive.Item
      className={cn(
        'data-[selected=true]:bg-muted flex cursor-pointer flex-wrap items-baseline gap-x-3 rounded-md px-3 py-2.5 text-sm [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:self-center',
        className,
      )}
      data-slot="command-item"
      {...props}
    />
  );
}

export { Command, CommandGroup, CommandInput, CommandItem, CommandList };
