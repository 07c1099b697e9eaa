import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { FreeText } from '@/components/display/FreeText';
import { TitledSection } from '@/components/frame/TitledSection';
import { Evidence } from '@/domain/cases/Evidence';
import { errorMessage } from '@/lib/data/errors';
import { formatExact } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import { namedFields, subjectName, writtenValue } from '../fields';
import { type Proposal, decideProposalMutation, proposalsQuery } from '../proposals';
import { ProposalSteps } from './ProposalSteps';

/** By kind, a component that is given the proposal. */
type OfKinds = Record<string, ComponentType<{ proposal: Proposal }>>;

interface OpenProposalsProps {
  kinds: readonly string[];
  /** What else is shown of a proposal. */
  details?: OfKinds;
  /** What the second person does, where it is more than to confirm. */
  confirmations?: OfKinds;
}

interface WaitingProps extends Omit<OpenProposalsProps, 'kinds'> {
  proposal: Proposal;
  userId: string;
  mayDecide: boolean;
}

function Waiting({ proposal, userId, mayDecide, details, confirmations }: WaitingProps) {
  const decide = useMutation(decideProposalMutation);
  const { id, kind, subject, changes, reason, proposed_by, proposed_by_name: name, proposed_at } = proposal;
  const { hindrance, person_name } = proposal;
  const what = subjectName(kind, person_name ?? subject);
  const [Detail, Confirmation] = [details?.[kind], confirmations?.[kind]];
  return (
    <li className="border-warning grid gap-3 border-s-2 ps-4">
      <div className="grid gap-1 text-sm">
        <p className="font-medium break-words">
          <bdi>{what}</bdi>
        </p>
        <ul>
          {namedFields(kind, Object.keys(changes)).map(([field, label]) => {
            const [before, after] = (changes[field] ?? [null, null]).map((value) => writtenValue(kind, field, value));
            return (
              <li className="wrap-anywhere" key={field}>
                {label}: <bdi lang="">{before}</bdi> <span className="inline-block rtl:-scale-x-100">→</span>{' '}
                <bdi lang="">{field === 'evidence' ? <Evidence>{after ?? ''}</Evidence> : after}</bdi>
              </li>
            );
          })}
        </ul>
        {reason ? <FreeText>{reason}</FreeText> : null}
        <p className="text-muted-foreground">
          <bdi>{name}</bdi> · {formatExact(proposed_at)}
        </p>
      </div>
      {Detail ? <Detail proposal={proposal} /> : null}
      {mayDecide ? (
        <ProposalSteps
          about={what}
          confirmation={Confirmation ? <Confirmation proposal={proposal} /> : undefined}
          done={t('switches.confirmed')}
          isOwn={proposed_by === userId}
          label={t('confirm.changeSubmit')}
          lapsed={hindrance ? errorMessage({ code: 'P0001', message: hindrance }) : undefined}
          onDecide={(confirm) => decide.mutateAsync({ id, confirm })}
          title={t('switches.question')}
        />
      ) : null}
    </li>
  );
}

export function OpenProposals({ kinds, ...parts }: OpenProposalsProps) {
  const { role, user } = useRouteContext({ from: '/_operator' });
  const { data: proposals } = useSuspenseQuery(proposalsQuery);
  // Of a change of their own role an admin cancels only one that has lapsed.
  const mayDecide = ({ kind, subject, hindrance }: Proposal) =>
    role === 'admin'
      ? kind !== 'role' || subject !== user.id || hindrance !== null
      : role === 'treasurer' && kind !== 'role';
  const waiting = proposals.filter(({ kind }) => kinds.includes(kind));
  if (waiting.length === 0) return null;
  return (
    <TitledSection className="my-8 max-w-3xl" title={t('overview.second')}>
      <ul className="grid gap-6">
        {waiting.map((proposal) => (
          <Waiting key={proposal.id} mayDecide={mayDecide(proposal)} proposal={proposal} userId={user.id} {...parts} />
        ))}
      </ul>
    </TitledSection>
  );
}
