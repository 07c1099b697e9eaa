import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';

// Each part says its role again: Safari forgets those of elements that are not drawn as a table, as on a phone.

/** A table of hairlines; for lists use `DataTable`, which also reads well on a phone. */
export function Table({ className, ...props }: ComponentProps<'table'>) {
  return <table className={cn('w-full border-collapse text-sm', className)} role="table" {...props} />;
}

/** What holds the row of headings. */
export function TableHeader(props: ComponentProps<'thead'>) {
  return <thead role="rowgroup" {...props} />;
}

/** What holds the rows. */
export function TableBody(props: ComponentProps<'tbody'>) {
  return <tbody role="rowgroup" {...props} />;
}

/** A row. */
export function TableRow(props: ComponentProps<'tr'>) {
  return <tr role="row" {...props} />;
}

/** A heading cell. */
export function TableHead({ className, ...props }: ComponentProps<'th'>) {
  return (
    <th
      className={cn(
        'eyebrow border-b py-3 pe-6 text-start align-bottom last:pe-0 xl:whitespace-nowrap',
        className,
      )}
      role="columnheader"
      scope="col"
      {...props}
    />
  );
}

/** A cell. */
export function TableCell({ className, ...props }: ComponentProps<'td'>) {
  return <td className={cn('border-b py-3.5 pe-6 last:pe-0', className)} role="cell" {...props} />;
}
