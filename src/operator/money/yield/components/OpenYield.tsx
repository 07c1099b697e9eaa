import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { Evidence } from '@/components/display/Evidence';
import { MoneyText } from '@/components/display/MoneyText';
import { formatDate } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import { formatCents } from '@/lib/money/money';
import { Step } from '@/operator/kit/components/Step';
import { TitledSection } from '@/operator/kit/components/TitledSection';
import { cancelYieldMutation, confirmYieldMutation } from '../mutations';
import { openYieldQuery, type YieldProposal } from '../queries';

interface OpenYieldProps {
  userId: string;
  mayDecide: boolean;
}

/** What a treasurer may do with income that one has proposed. */
function Decision({ proposal, isOwn }: { proposal: YieldProposal; isOwn: boolean }) {
  const confirm = useMutation(confirmYieldMutation);
  const cancel = useMutation(cancelYieldMutation);
  const words = {
    amount: formatCents(proposal.amount_cents),
    day: formatDate(proposal.day),
    plan: proposal.plan_title,
  };
  const about = `${words.plan}, ${words.day}`;
  return (
    <div className="flex flex-wrap items-center gap-3">
      {isOwn ? (
        <p className="text-muted-foreground">{t('treasury.proposals.own')}</p>
      ) : (
        <Step
          about={about}
          done={t('treasury.yield.posted', words)}
          label={t('treasury.proposals.confirm')}
          onConfirm={() => confirm.mutateAsync(proposal.id)}
          text={t('treasury.proposals.confirmText')}
          title={t('treasury.proposals.confirmTitle', words)}
        />
      )}
      <Step
        about={about}
        done={t('treasury.proposals.stopped')}
        label={t('treasury.proposals.stop')}
        onConfirm={() => cancel.mutateAsync(proposal.id)}
        title={t('treasury.proposals.stopTitle', words)}
        variant="outline"
      />
    </div>
  );
}

/** Income above what one treasurer may book, which another books or stops; nothing when none waits. */
export function OpenYield({ userId, mayDecide }: OpenYieldProps) {
  const { data: proposals } = useSuspenseQuery(openYieldQuery);
  if (proposals.length === 0) return null;
  return (
    <TitledSection
      className="mb-10"
      lead={t('treasury.proposals.lead')}
      title={t('treasury.proposals.title')}
    >
      <ul className="grid gap-6">
        {proposals.map((proposal) => (
          <li className="border-warning grid gap-3 border-s-2 ps-4 text-sm" key={proposal.id}>
            <p className="flex flex-wrap gap-x-4 font-medium">
              <MoneyText cents={proposal.amount_cents} />
              <span>{proposal.plan_title}</span>
              <span className="text-muted-foreground">{formatDate(proposal.day)}</span>
            </p>
            <p className="text-muted-foreground">
              <Evidence>{proposal.evidence}</Evidence> (
              {t('treasury.proposals.by', { name: proposal.proposed_by_name })})
            </p>
            {mayDecide ? <Decision isOwn={proposal.proposed_by === userId} proposal={proposal} /> : null}
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
