import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';

// States the role of each part: Safari drops the roles of elements that are not displayed as a table, as on phones.

/** A plain table; for lists use `DataTable`, which also works on phones. */
export function Table({ className, ...props }: ComponentProps<'table'>) {
  return <table className={cn('w-full border-collapse text-sm', className)} role="table" {...props} />;
}

export function TableHeader(props: ComponentProps<'thead'>) {
  return <thead role="rowgroup" {...props} />;
}

export function TableBody(props: ComponentProps<'tbody'>) {
  return <tbody role="rowgroup" {...props} />;
}

export function TableRow(props: ComponentProps<'tr'>) {
  return <tr role="row" {...props} />;
}

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

export function TableCell({ className, ...props }: ComponentProps<'td'>) {
  return <td className={cn('border-b py-3.5 pe-6 last:pe-0', className)} role="cell" {...props} />;
}
