import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { type Column, DataTable } from '@/components/display/DataTable';
import { FreeText } from '@/components/display/FreeText';
import { Modal } from '@/components/forms/Modal';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { useIsMounted } from '@/lib/forms/use-is-mounted';
import { toastInvalid, useSubmit } from '@/lib/forms/use-submit';
import { t } from '@/lib/i18n/i18n';
import { toast } from '@/lib/toast';
import { ReasonField } from '@/operator/kit/components/ReasonField';
import { reasonSchema } from '@/operator/kit/schema';
import { decideBonusMutation, proposeBonusMutation } from '../mutations';
import { type BonusSwitch, bonusSwitchesQuery } from '../queries';

/** What a kind of bonus is called. */
function kindWord(kind: string): string {
  if (kind === 'profit') return t('offers.bonuses.profit');
  return kind === 'referral' ? t('offers.bonuses.referral') : t('offers.bonuses.granted');
}

const columns = (
  role: string | null,
  userId: string,
  onPropose: (bonus: BonusSwitch) => void,
): Column<BonusSwitch>[] => [
  { key: 'kind', title: t('offers.bonuses.kind'), cell: ({ kind }) => kindWord(kind) },
  {
    key: 'state',
    title: t('offers.bonuses.state'),
    cell: (bonus) => (
      <span className="inline-grid gap-1">
        <span>
          <Badge {...(bonus.is_on ? { tone: 'good' as const } : {})}>
            {bonus.is_on ? t('offers.bonuses.on') : t('offers.bonuses.off')}
          </Badge>
        </span>
        {bonus.change_id ? (
          <FreeText>
            {t(bonus.is_on ? 'offers.bonuses.waitingOff' : 'offers.bonuses.waitingOn', {
              name: bonus.proposed_by_name,
              reason: bonus.reason,
            })}
          </FreeText>
        ) : null}
      </span>
    ),
  },
  {
    key: 'change',
    title: t('offers.change'),
    align: 'end',
    isAction: true,
    cell: (bonus) => <Steps bonus={bonus} onPropose={onPropose} role={role} userId={userId} />,
  },
];

interface StepsProps {
  bonus: BonusSwitch;
  role: string | null;
  userId: string;
  onPropose: (bonus: BonusSwitch) => void;
}

/** What this operator can do next about a kind of bonus. */
function Steps({ bonus, role, userId, onPropose }: StepsProps) {
  const decide = useMutation(decideBonusMutation);
  const { change_id: id, is_on, kind, proposed_by } = bonus;
  if (!id)
    return role === 'admin' ? (
      <Button onClick={() => onPropose(bonus)} size="sm" variant="outline">
        {is_on ? t('offers.bonuses.proposeOff') : t('offers.bonuses.proposeOn')}
        <span className="sr-only">: {kindWord(kind)}</span>
      </Button>
    ) : null;
  if (role !== 'admin' && role !== 'treasurer') return null;
  const end = async (confirm: boolean) => {
    await decide.mutateAsync({ id, confirm });
    toast.success(confirm ? t('offers.bonuses.switched') : t('offers.bonuses.cancelled'));
  };
  return (
    <span className="inline-flex flex-wrap justify-end gap-2">
      <Button disabled={decide.isPending} onClick={() => void end(false)} size="sm" variant="outline">
        {t('offers.bonuses.cancel')}
      </Button>
      {proposed_by === userId ? null : (
        <Button disabled={decide.isPending} onClick={() => void end(true)} size="sm">
          {is_on ? t('offers.bonuses.confirmOff') : t('offers.bonuses.confirmOn')}
          <span className="sr-only">: {kindWord(kind)}</span>
        </Button>
      )}
    </span>
  );
}

function Proposal({ bonus, onClose }: { bonus: BonusSwitch; onClose: () => void }) {
  const propose = useMutation(proposeBonusMutation);
  const isMounted = useIsMounted();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(reasonSchema),
    defaultValues: { reason: '' },
  });
  const submit = useSubmit(
    handleSubmit(async ({ reason }) => {
      await propose.mutateAsync({ kind: bonus.kind, turn_on: !bonus.is_on, reason });
      toast.success(t('offers.bonuses.proposed'));
      if (isMounted()) onClose();
    }, toastInvalid),
  );
  return (
    <Modal
      description={kindWord(bonus.kind)}
      onClose={onClose}
      title={bonus.is_on ? t('offers.bonuses.proposeOff') : t('offers.bonuses.proposeOn')}
    >
      <form className="grid gap-5" noValidate onSubmit={submit}>
        <ReasonField error={formState.errors.reason?.message} register={() => register('reason')} />
        <SubmitButton className="justify-self-start" pending={formState.isSubmitting}>
          {bonus.is_on ? t('offers.bonuses.proposeOff') : t('offers.bonuses.proposeOn')}
        </SubmitButton>
      </form>
    </Modal>
  );
}

/** Which kinds of bonuses the site gives, and who wants to change that. */
export function BonusSwitches() {
  const { role, user } = useRouteContext({ from: '/_operator' });
  const { data: switches } = useSuspenseQuery(bonusSwitchesQuery);
  const [proposing, setProposing] = useState<BonusSwitch>();
  return (
    <section aria-labelledby="bonuses" className="mt-12">
      <h2 className="text-lg font-semibold" id="bonuses">
        {t('offers.bonuses.title')}
      </h2>
      <p className="text-muted-foreground mt-1 mb-4 max-w-prose text-sm">{t('offers.bonuses.lead')}</p>
      <DataTable
        caption={t('offers.bonuses.title')}
        columns={columns(role, user.id, setProposing)}
        empty={null}
        rowKey={({ kind }) => kind}
        rows={switches}
      />
      {proposing ? <Proposal bonus={proposing} onClose={() => setProposing(undefined)} /> : null}
    </section>
  );
}
