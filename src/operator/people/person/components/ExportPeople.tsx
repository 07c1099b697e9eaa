import { useMutation } from '@tanstack/react-query';
import { DownloadIcon } from 'lucide-react';
import { FormDialog } from '@/components/forms/FormDialog';
import { toCsv } from '@/lib/data/csv';
import { download } from '@/lib/data/download';
import { t } from '@/lib/i18n/i18n';
import { ReasonField } from '@/operator/kit/components/ReasonField';
import { reasonSchema } from '@/operator/kit/schema';
import { exportPeopleMutation } from '../mutations';
import type { PeopleSearch } from '../people-search';

const COLUMNS = [
  'id',
  'name',
  'email',
  'country',
  'email_confirmed',
  'identity_confirmed',
  'frozen',
  'joined_at',
] as const;

export function ExportPeople({ search }: { search: PeopleSearch }) {
  const take = useMutation(exportPeopleMutation);
  return (
    <FormDialog
      button={{
        Icon: DownloadIcon,
        label: t('peopleList.export'),
        description: t('peopleList.exportText'),
        size: 'sm',
        title: t('peopleList.exportTitle'),
        variant: 'outline',
      }}
      onSend={async ({ reason }) => {
        const people = await take.mutateAsync({ reason, search });
        download('people.csv', toCsv([COLUMNS, ...people.map((row) => COLUMNS.map((name) => String(row[name])))]));
        return people.length;
      }}
      schema={reasonSchema}
      told={(count) => t('peopleList.exported', { count })}
      values={{ reason: '' }}
    >
      {() => <ReasonField />}
    </FormDialog>
  );
}
