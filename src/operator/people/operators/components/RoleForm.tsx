import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { Form } from '@/components/forms/Form';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { SelectField } from '@/components/forms/TextFields';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { t } from '@/lib/i18n/i18n';
import { toast } from '@/lib/toast';
import { Question } from '@/operator/kit/components/Question';
import { type Operator, operatorsQuery } from '@/operator/kit/operators';
import { type Proposal, proposalsQuery } from '@/operator/kit/proposals';
import { changeWords, mayWords, ROLES, roleWord } from '@/operator/kit/roles';
import { setRoleMutation } from '../mutations';

interface RoleFormProps {
  person: { id: string; name: string };
  adminId: string;
}

function consequence(operators: Operator[], { person, adminId }: RoleFormProps): string {
  const others = operators.filter(({ role, user_id }) => role === 'admin' && user_id !== adminId);
  if (others.length === 0) return t('roles.atOnce');
  return others.some(({ user_id }) => user_id !== person.id)
    ? t('roles.needsOther')
    : t('roles.nobodyElse', { name: person.name });
}

interface ChangeFormProps extends RoleFormProps {
  operators: Operator[];
  /** Empty for no role. */
  current: string;
}

const roleSchema = z.object({ role: z.string() });

function ChangeForm({ person, adminId, operators, current }: ChangeFormProps) {
  const form = useZodForm(roleSchema, { role: current });
  const role = useWatch({ control: form.control, name: 'role' });
  const [isAsking, setIsAsking] = useState(false);
  const change = useMutation(setRoleMutation);
  const who = consequence(operators, { person, adminId });
  if (isAsking) {
    return (
      <Question
        confirm={{ label: t('newsletter.confirm.submit') }}
        onBack={() => setIsAsking(false)}
        onSubmit={async () => {
          const { isProposed } = await change.mutateAsync({ personId: person.id, role });
          setIsAsking(false);
          toast.success(isProposed ? t('switches.proposed') : t('treasury.roles.done', { name: person.name }));
        }}
        text={changeWords({ old_role: current || null, new_role: role || null })}
        title={t('roles.confirmTitle', { name: person.name })}
      >
        <p>{mayWords(role)}</p>
        <p>{who}</p>
      </Question>
    );
  }
  return (
    <Form className="grid justify-items-start gap-3" form={form} onSubmit={() => setIsAsking(true)}>
      <SelectField
        control={form.control}
        hint={who}
        label={t('treasury.roles.change', { name: person.name })}
        name="role"
      >
        <option value="">{t('treasury.roles.none')}</option>
        {ROLES.map((one) => (
          <option key={one} value={one}>
            {roleWord(one)}
          </option>
        ))}
      </SelectField>
      <SubmitButton disabled={role === current} variant="outline">
        {t('common.save')}
      </SubmitButton>
    </Form>
  );
}

/** The role before (0) or after (1) a change. */
const roleOf = ({ changes }: Proposal, which: 0 | 1) => (changes['role']?.[which] ?? null) as string | null;

export function RoleForm({ person, adminId }: RoleFormProps) {
  const { data: operators } = useQuery(operatorsQuery);
  const { data: proposals } = useQuery(proposalsQuery);
  if (!operators || !proposals) return null;
  const open = proposals.find(
    ({ kind, subject, hindrance }) => kind === 'role' && subject === person.id && hindrance === null,
  );
  if (!open) {
    const current = operators.find(({ user_id }) => user_id === person.id)?.role ?? '';
    return <ChangeForm adminId={adminId} current={current} key={current} operators={operators} person={person} />;
  }
  return (
    <p>
      {t('roles.open', { change: changeWords({ old_role: roleOf(open, 0), new_role: roleOf(open, 1) }) })}{' '}
      <Link className="link" to="/operator/operators">
        {t('roles.openLink')}
      </Link>
    </p>
  );
}
