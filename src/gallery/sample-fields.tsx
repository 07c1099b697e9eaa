import { useForm } from 'react-hook-form';
import { AmountField } from '@/components/forms/AmountField';
import { FileField } from '@/components/forms/FileField';
import { DOCUMENT_LIMITS } from '@/lib/uploads/upload';

/** A field for an amount, in which something is typed. */
export function AmountSample({ typed = '', error }: { typed?: string; error?: string }) {
  const { control } = useForm({ defaultValues: { amount: typed } });
  return <AmountField control={control} error={error} hint="In US dollars." label="Enter Amount" name="amount" />;
}

/** A field for a file. */
export function FileSample({ error }: { error?: string }) {
  const { control } = useForm({
    defaultValues: { file: undefined },
    errors: error ? { file: { type: 'sample', message: error } } : {},
  });
  return (
    <FileField control={control} hint="A picture or PDF." label="Payment Proof" limits={DOCUMENT_LIMITS} name="file" />
  );
}
