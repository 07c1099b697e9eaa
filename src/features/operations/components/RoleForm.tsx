import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { SubmitButton } from '@/components/SubmitButton';
import { Label } from '@/components/ui/label';
import { Select } from '@/components/ui/select';
import { t } from '@/lib/i18n/i18n';
import { toast } from '@/lib/toast';
import { useSubmit } from '@/lib/use-submit';
import { ROLES, roleWord } from '../roles';
import { setRoleMutation } from '../treasury-mutations';
import { operatorsQuery } from '../treasury-queries';

/** The role of a person, for an admin to change. */
export function RoleForm({ person }: { person: { id: string; name: string } }) {
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  const { data: operators } = useQuery(operatorsQuery);
  const change = useMutation(setRoleMutation);
  const submit = useSubmit(async () => {
    await change.mutateAsync({ personId: person.id, role: select.current?.value ?? '' });
    toast.success(t('treasury.roles.done', { name: person.name }));
  });
  if (!operators) return null;
  const current = operators.find(({ user_id }) => user_id === person.id)?.role ?? '';
  return (
    <form className="grid justify-items-start gap-1.5" onSubmit={submit}>
      <Label htmlFor={id}>{t('treasury.roles.change', { name: person.name })}</Label>
      <span className="flex gap-2">
        <Select defaultValue={current} id={id} key={current} ref={select}>
          <option value="">{t('treasury.roles.none')}</option>
          {ROLES.map((role) => (
            <option key={role} value={role}>
              {roleWord(role)}
            </option>
          ))}
        </Select>
        <SubmitButton pending={change.isPending} variant="outline">
          {t('treasury.roles.save')}
        </SubmitButton>
      </span>
    </form>
  );
}
