import { useMutation } from '@tanstack/react-query';
import { DownloadIcon } from 'lucide-react';
import { PendingButton } from '@/components/forms/PendingButton';
import { toCsv } from '@/lib/data/csv';
import { download } from '@/lib/data/download';
import { readErrorMessage } from '@/lib/data/errors';
import { t } from '@/lib/i18n/i18n';
import { toast } from '@/lib/toast';

type Table = Parameters<typeof toCsv>[0];

export function Download({ name, label, read }: { name: string; label?: string; read: () => Table | Promise<Table> }) {
  const save = useMutation({
    mutationFn: async () => download(`${name}.csv`, toCsv(await read())),
    onError: (error) => toast.error(readErrorMessage(error)),
  });
  return (
    <PendingButton
      className="h-auto min-h-9 shrink py-1.5 text-start whitespace-normal"
      onClick={() => save.mutate()}
      pending={save.isPending}
      size="sm"
      variant="outline"
    >
      <DownloadIcon aria-hidden />
      {label ? `${label}: ${t('treasury.books.download')}` : t('treasury.books.download')}
    </PendingButton>
  );
}
