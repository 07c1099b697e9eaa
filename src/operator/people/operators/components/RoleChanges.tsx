import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { Link, useRouteContext } from '@tanstack/react-router';
import { errorMessage } from '@/lib/data/errors';
import { formatExact } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import { Person } from '@/operator/kit/components/Person';
import { Step } from '@/operator/kit/components/Step';
import { changeWords } from '@/operator/kit/roles';
import { cancelRoleMutation, confirmRoleMutation } from '../mutations';
import { type RoleChange, roleChangesQuery } from '../queries';

/** Why this admin cannot confirm it, in words; null when they can. */
function whyNot({ hindrance, proposed_by, person_id }: RoleChange, admin: string): string | null {
  // What the database would refuse it with.
  if (hindrance !== null) return errorMessage({ code: 'P0001', message: hindrance });
  if (proposed_by === admin) return t('roles.ownProposal');
  if (person_id === admin) return t('roles.ownRole');
  return null;
}

/** What an admin may do with a change that waits. */
function Steps({ change, admin }: { change: RoleChange; admin: string }) {
  const confirm = useMutation(confirmRoleMutation);
  const cancel = useMutation(cancelRoleMutation);
  const { id, name } = change;
  const reason = whyNot(change, admin);
  // Of changes about themself an admin stops only those that no one can confirm any more.
  const mayStop = change.person_id !== admin || change.hindrance !== null;
  const what = <p className="font-medium">{changeWords(change)}</p>;
  return (
    <div className="flex flex-wrap items-center gap-3">
      {reason === null ? (
        <Step
          about={name}
          done={t('treasury.roles.done', { name })}
          label={t('roles.confirm')}
          onConfirm={() => confirm.mutateAsync(id)}
          text={t('roles.confirmText')}
          title={t('roles.confirmTitle', { name })}
        >
          {what}
        </Step>
      ) : null}
      {mayStop ? (
        <Step
          about={name}
          done={t('roles.stopped')}
          label={t('common.stop')}
          onConfirm={() => cancel.mutateAsync(id)}
          title={t('roles.stopTitle', { name })}
          variant="destructive"
        >
          {what}
        </Step>
      ) : null}
      {reason === null ? null : <p className="text-muted-foreground text-sm">{reason}</p>}
    </div>
  );
}

/** The changes of roles that wait for a second admin; nothing when none does. */
export function RoleChanges() {
  const { role, user } = useRouteContext({ from: '/_operator' });
  const { data: changes } = useSuspenseQuery(roleChangesQuery);
  if (changes.length === 0) return null;
  return (
    <section aria-labelledby="role-changes" className="mb-10 grid gap-4">
      <h2 className="text-lg font-semibold" id="role-changes">
        {t('roles.title')}
      </h2>
      <ul className="grid gap-6">
        {changes.map((change) => (
          <li className="border-warning grid gap-3 border-s-2 ps-4" key={change.id}>
            <Link
              className="link justify-self-start text-sm"
              search={{ id: change.person_id }}
              to="/operator/person"
            >
              <Person email={change.email} name={change.name} />
            </Link>
            <div className="grid gap-1 text-sm">
              <p className="font-medium">{changeWords(change)}</p>
              <p className="text-muted-foreground">
                {t('roles.proposed', {
                  name: change.proposed_by_name,
                  date: formatExact(change.proposed_at),
                  until: formatExact(change.expires_at),
                })}
              </p>
            </div>
            {role === 'admin' ? <Steps admin={user.id} change={change} /> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
