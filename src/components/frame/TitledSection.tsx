import { type ReactNode, useId } from 'react';
import { type Column, DataTable } from '@/components/display/DataTable';
import { EmptyState } from '@/components/states/EmptyState';
import { cn } from '@/lib/cn';

interface TitledSectionProps {
  title: string;
  /** Next to the title. */
  badge?: ReactNode;
  lead?: string;
  action?: ReactNode;
  className?: string;
  children?: ReactNode;
}

/** A part of a page: its title, what it is for, what is done there, and the rest. */
export function TitledSection({ title, badge, lead, action, className, children }: TitledSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={cn('grid min-w-0 content-start gap-4', className)}>
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <div className="grid gap-1.5">
          <h2 className="flex flex-wrap items-center gap-3 text-lg font-semibold" id={id}>
            <span>{title}</span>
            {badge}
          </h2>
          {lead ? <p className="text-muted-foreground max-w-prose text-sm">{lead}</p> : null}
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}

export interface TableSectionProps<Row> extends TitledSectionProps {
  caption?: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** In place of a table without rows. */
  empty?: string;
}

/** A part of a page that is a table, with what comes after it. */
export function TableSection<Row>({
  caption,
  columns,
  rows,
  rowKey,
  empty,
  children,
  ...section
}: TableSectionProps<Row>) {
  return (
    <TitledSection {...section}>
      <DataTable
        caption={caption ?? section.title}
        columns={columns}
        empty={empty === undefined ? null : <EmptyState title={empty} />}
        rowKey={rowKey}
        rows={rows}
      />
      {children}
    </TitledSection>
  );
}
