import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';

// States the role of each part: Safari drops the roles of elements that are not displayed as a table, as on phones.

/** A plain table; for lists use `DataTable`, which also works on phones. */
function Table({ className, ...props }: ComponentProps<'table'>) {
  return (
    <table className={cn('w-full border-collapse text-sm', className)} data-slot="table" role="table" {...props} />
  );
}

function TableHeader(props: ComponentProps<'thead'>) {
  return <thead data-slot="table-header" role="rowgroup" {...props} />;
}

function TableBody(props: ComponentProps<'tbody'>) {
  return <tbody data-slot="table-body" role="rowgroup" {...props} />;
}

function TableRow(props: ComponentProps<'tr'>) {
  return <tr data-slot="table-row" role="row" {...props} />;
}

function TableHead({ className, ...props }: ComponentProps<'th'>) {
  return (
    <th
      className={cn('eyebrow border-b py-3 pe-6 text-start align-bottom last:pe-0 xl:whitespace-nowrap', className)}
      data-slot="table-head"
      role="columnheader"
      scope="col"
      {...props}
    />
  );
}

function TableCell({ className, ...props }: ComponentProps<'td'>) {
  return (
    <td className={cn('border-b py-3.5 pe-6 last:pe-0', className)} data-slot="table-cell" role="cell" {...props} />
  );
}

export { Table, TableBody, TableCell, TableHead, TableHeader, TableRow };
