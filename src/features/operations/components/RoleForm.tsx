import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId, useRef } from 'react';
import { SubmitButton } from '@/components/SubmitButton';
import { Label } from '@/components/ui/label';
import { Select } from '@/components/ui/select';
import { t } from '@/lib/i18n/i18n';
import { toast } from '@/lib/toast';
import { useSubmit } from '@/lib/use-submit';
import { changeWords, ROLES, roleWord } from '../roles';
import { setRoleMutation } from '../treasury-mutations';
import { type Operator, operatorsQuery, roleChangesQuery } from '../treasury-queries';

interface RoleFormProps {
  person: { id: string; name: string };
  adminId: string;
}

/** Who has to agree, said before it is sent. */
function consequence(operators: Operator[], { person, adminId }: RoleFormProps): string {
  const others = operators.filter(({ role, user_id }) => role === 'admin' && user_id !== adminId);
  if (others.length === 0) return t('roles.atOnce');
  return others.some(({ user_id }) => user_id !== person.id)
    ? t('roles.needsOther')
    : t('roles.nobodyElse', { name: person.name });
}

function ChangeForm({ person, adminId, operators }: RoleFormProps & { operators: Operator[] }) {
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  const change = useMutation(setRoleMutation);
  const submit = useSubmit(async () => {
    const { isProposed } = await change.mutateAsync({
      personId: person.id,
      role: select.current?.value ?? '',
    });
    toast.success(isProposed ? t('roles.sent') : t('treasury.roles.done', { name: person.name }));
  });
  const current = operators.find(({ user_id }) => user_id === person.id)?.role ?? '';
  return (
    <form className="grid justify-items-start gap-1.5" onSubmit={submit}>
      <Label htmlFor={id}>{t('treasury.roles.change', { name: person.name })}</Label>
      <span className="flex gap-2">
        <Select aria-describedby={`${id}-who`} defaultValue={current} id={id} key={current} ref={select}>
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
      <p className="text-muted-foreground text-[0.8125rem]" id={`${id}-who`}>
        {consequence(operators, { person, adminId })}
      </p>
    </form>
  );
}

/** The role of somebody else, for an admin to change or, where there is another admin, to propose; one change at a time. */
export function RoleForm({ person, adminId }: RoleFormProps) {
  const { data: operators } = useQuery(operatorsQuery);
  const { data: changes } = useQuery(roleChangesQuery);
  if (!operators || !changes) return null;
  const open = changes.find(({ person_id, hindrance }) => person_id === person.id && hindrance === null);
  if (!open) return <ChangeForm adminId={adminId} operators={operators} person={person} />;
  return (
    <p>
      {t('roles.open', { change: changeWords(open) })}{' '}
      <Link className="link" to="/operator/operators">
        {t('roles.openLink')}
      </Link>
    </p>
  );
}
