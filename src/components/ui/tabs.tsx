import { Tabs as Radix } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';
import { currentLanguage } from '@/lib/i18n/i18n';
import { languageOf } from '@/lib/i18n/languages';

/** `<Tabs defaultValue>` around a `TabsList` and one `TabsContent` for each. */
export function Tabs(props: ComponentProps<typeof Radix.Root>) {
  // The arrow keys follow the visual order.
  return <Radix.Root dir={languageOf(currentLanguage()).dir} {...props} />;
}

export function TabsList({ className, ...props }: ComponentProps<typeof Radix.List>) {
  return <Radix.List className={cn('flex flex-wrap gap-x-6 border-b', className)} {...props} />;
}

export function TabsTrigger({ className, ...props }: ComponentProps<typeof Radix.Trigger>) {
  return (
    <Radix.Trigger
      className={cn(
        '-mb-px h-11 border-b-2 border-transparent text-sm font-medium text-muted-foreground transition-colors hover:text-foreground data-[state=active]:border-foreground data-[state=active]:text-foreground',
        className,
      )}
      {...props}
    />
  );
}

export function TabsContent({ className, ...props }: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Content
      className={cn('pt-6 data-[state=active]:animate-[appear_300ms_ease-out]', className)}
      {...props}
    />
  );
}
