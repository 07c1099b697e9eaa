import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';

const badgeVariants = cva(
  'inline-flex items-center gap-1.5 rounded-sm px-1.5 py-0.5 text-[0.8125rem] leading-5 font-medium tracking-normal whitespace-nowrap [&_svg]:size-3.5 [&_svg]:shrink-0',
  {
    variants: {
      variant: {
        default: 'bg-primary-soft text-primary',
        secondary: 'bg-muted text-muted-foreground',
        destructive: 'bg-destructive-soft text-destructive',
        outline: 'bg-warning-soft text-warning',
      },
    },
    defaultVariants: { variant: 'default' },
  },
);

/** A short word on a tinted background: good (`default`), neutral (`secondary`), waiting (`outline`), bad (`destructive`). */
function Badge({ className, variant, ...props }: ComponentProps<'span'> & VariantProps<typeof badgeVariants>) {
  return <span className={cn(badgeVariants({ variant }), className)} data-slot="badge" {...props} />;
}

export { Badge };
