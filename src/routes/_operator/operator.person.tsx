import { createFileRoute, notFound } from '@tanstack/react-router';
import { toAppError } from '@/lib/data/errors';
import { idOf } from '@/lib/ids';
import { pageTitle } from '@/lib/page-title';
import { personQuery } from '@/operator/cases/queue/queries';
import { GrantBonus } from '@/operator/money/corrections/components/GrantBonus';
import { ProposeCorrection } from '@/operator/money/corrections/components/ProposeCorrection';
import { GiveUpRole } from '@/operator/people/operators/components/GiveUpRole';
import { RoleForm } from '@/operator/people/operators/components/RoleForm';
import { readRoles } from '@/operator/people/operators/queries';
import { PersonPage } from '@/operator/people/person/components/PersonPage';

export const Route = createFileRoute('/_operator/operator/person')({
  head: pageTitle('desk.person.title'),
  validateSearch: ({ id }): { id: string } => ({ id: idOf(id) ?? '' }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient, role }, deps: { id } }) => {
    if (id === '') throw notFound();
    const person = queryClient.query({ ...personQuery(id), staleTime: 'static' }).catch((error: unknown) => {
      throw toAppError(error).code === 'not_found' ? notFound() : error;
    });
    await Promise.all([person, role === 'admin' ? readRoles(queryClient) : undefined]);
  },
  component: OperatorPerson,
});

function OperatorPerson() {
  const { user, role } = Route.useRouteContext();
  return (
    <PersonPage
      renderBalance={(person) => (
        <>
          <ProposeCorrection person={person} />
          {role === 'reviewer' ? null : <GrantBonus person={person} />}
        </>
      )}
      renderRole={(person) =>
        person.id === user.id ? <GiveUpRole adminId={user.id} /> : <RoleForm adminId={user.id} person={person} />
      }
    />
  );
}
