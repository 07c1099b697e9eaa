import { type ReactNode, useState } from 'react';
import { Modal } from '@/components/forms/Modal';
import { TableSection, type TableSectionProps } from '@/components/frame/TitledSection';
import { t } from '@/lib/i18n/i18n';
import { changeColumn } from './change-column';

interface ChangeTableProps<Row> extends Omit<TableSectionProps<Row>, 'children'> {
  mayChange: boolean;
  /** Names the change of a row, on its button and in the title of its dialog. */
  label: (row: Row) => string;
  /** What the buttons say. */
  change?: string;
  phone?: 'side' | 'end';
  describe?: (row: Row) => string;
  /** The form, with the row as it was when the dialog opened, and as it is now. */
  children: (opened: Row, current: Row, onDone: () => void) => ReactNode;
}

/** A table whose rows are changed in a dialog. */
export function ChangeTable<Row>({
  mayChange,
  label,
  change = t('offers.change'),
  phone,
  describe,
  children,
  ...table
}: ChangeTableProps<Row>) {
  const { columns, rows, rowKey } = table;
  const [opened, setOpened] = useState<Row>();
  const close = () => setOpened(undefined);
  const onChange = mayChange ? (row: Row) => setOpened(() => row) : undefined;
  return (
    <TableSection
      {...table}
      columns={[...columns, ...changeColumn({ label, onChange, title: change, ...(phone ? { phone } : {}) })]}
    >
      {opened === undefined ? null : (
        <Modal {...(describe ? { description: describe(opened) } : {})} onClose={close} title={label(opened)}>
          {children(opened, rows.find((row) => rowKey(row) === rowKey(opened)) ?? opened, close)}
        </Modal>
      )}
    </TableSection>
  );
}
