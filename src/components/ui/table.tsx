import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';

/** A table of hairlines; for lists use `DataTable`, which also reads well on a phone. */
export function Table({ className, ...props }: ComponentProps<'table'>) {
  return <table className={cn('w-full border-collapse text-sm', className)} {...props} />;
}

/** A heading cell. */
export function TableHead({ className, ...props }: ComponentProps<'th'>) {
  return (
    <th
      className={cn(
        'eyebrow border-b py-3 pe-6 text-start align-bottom last:pe-0 xl:whitespace-nowrap',
        className,
      )}
      scope="col"
      {...props}
    />
  );
}

/** A cell. */
export function TableCell({ className, ...props }: ComponentProps<'td'>) {
  return <td className={cn('border-b py-3.5 pe-6 last:pe-0', className)} {...props} />;
}
