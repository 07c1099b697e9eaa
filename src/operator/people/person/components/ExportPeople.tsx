import { useMutation } from '@tanstack/react-query';
import { DownloadIcon } from 'lucide-react';
import { useState } from 'react';
import { Form } from '@/components/forms/Form';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { Dialog, DialogBox, DialogTrigger } from '@/components/frame/Dialog';
import { Button } from '@/components/ui/button';
import { toCsv } from '@/lib/data/csv';
import { download } from '@/lib/data/download';
import { useIsMounted } from '@/lib/forms/use-is-mounted';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { t } from '@/lib/i18n/i18n';
import { toast } from '@/lib/toast';
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

function ExportForm({ search, onDone }: { search: PeopleSearch; onDone: () => void }) {
  const take = useMutation(exportPeopleMutation);
  const isMounted = useIsMounted();
  const form = useZodForm(reasonSchema, { reason: '' });

  return (
    <Form
      className="grid gap-4"
      form={form}
      onSubmit={async ({ reason }) => {
        const people = await take.mutateAsync({ reason, search });
        download('people.csv', toCsv([COLUMNS, ...people.map((row) => COLUMNS.map((name) => String(row[name])))]));
        toast.success(t('peopleList.exported', { count: people.length }));
        if (isMounted()) onDone();
      }}
    >
      <ReasonField hint={t('peopleList.reasonHint')} />
      <SubmitButton className="justify-self-start">{t('peopleList.export')}</SubmitButton>
    </Form>
  );
}

export function ExportPeople({ search }: { search: PeopleSearch }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog onOpenChange={setIsOpen} open={isOpen}>
      <DialogTrigger asChild>
        <Button size="sm" variant="outline">
          <DownloadIcon aria-hidden />
          {t('peopleList.export')}
        </Button>
      </DialogTrigger>
      <DialogBox description={t('peopleList.exportText')} title={t('peopleList.exportTitle')}>
        <ExportForm onDone={() => setIsOpen(false)} search={search} />
      </DialogBox>
    </Dialog>
  );
}
