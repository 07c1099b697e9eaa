import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { type Column, DataTable } from '@/components/display/DataTable';
import { FreeText } from '@/components/display/FreeText';
import { Form } from '@/components/forms/Form';
import { Modal } from '@/components/forms/Modal';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { useIsMounted } from '@/lib/forms/use-is-mounted';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { t } from '@/lib/i18n/i18n';
import { toast } from '@/lib/toast';
import { decideProposalMutation } from '../proposals';
import { reasonSchema } from '../schema';
import { proposeSwitchMutation, type SiteSwitch, siteSwitchesQuery, type SwitchKind } from '../switches';
import { ProposalSteps } from './ProposalSteps';
import { ReasonField } from './ReasonField';

/** Admins propose; admins and treasurers decide. */
const mayStep = (role: string | null, { change_id: id }: SiteSwitch): boolean =>
  role === 'admin' || (role === 'treasurer' && Boolean(id));

const waiting = ({ is_on, proposed_by_name: name, reason }: SiteSwitch): string =>
  t(is_on ? 'switches.waitingOff' : 'switches.waitingOn', { name, reason });

const columns = (
  rows: SiteSwitch[],
  role: string | null,
  userId: string,
  onPropose: (item: SiteSwitch) => void,
): Column<SiteSwitch>[] => [
  { title: t('switches.kind'), cell: ({ kind }) => t(`switches.${kind}`) },
  {
    title: t('switches.state'),
    cell: (item) => (
      <span className="inline-grid gap-1">
        <span>
          <Badge {...(item.is_on ? { variant: 'default' as const } : {})}>
            {item.is_on ? t('switches.on') : t('switches.off')}
          </Badge>
        </span>
        {item.change_id ? <FreeText>{waiting(item)}</FreeText> : null}
      </span>
    ),
  },
  // Operators without any action see no column for it.
  ...(rows.some((item) => mayStep(role, item))
    ? [
        {
          title: t('offers.change'),
          align: 'end' as const,
          isAction: true,
          cell: (item: SiteSwitch) =>
            mayStep(role, item) ? <Steps item={item} onPropose={onPropose} userId={userId} /> : null,
        },
      ]
    : []),
];

interface StepsProps {
  item: SiteSwitch;
  userId: string;
  onPropose: (item: SiteSwitch) => void;
}

function Steps({ item, userId, onPropose }: StepsProps) {
  const decide = useMutation(decideProposalMutation);
  const { change_id: id, is_on, kind, proposed_by } = item;
  if (!id)
    return (
      <Button onClick={() => onPropose(item)} size="sm" variant="outline">
        {is_on ? t('switches.proposeOff') : t('switches.proposeOn')}
        <span className="sr-only">: {t(`switches.${kind}`)}</span>
      </Button>
    );
  const what = t(`switches.${kind}`);
  return (
    <div className="flex justify-end *:justify-end">
      <ProposalSteps
        about={what}
        done={t('switches.switched')}
        isOwn={proposed_by === userId}
        key={id}
        label={is_on ? t('switches.confirmOff') : t('switches.confirmOn')}
        onDecide={(confirm) => decide.mutateAsync({ id, confirm })}
        text={waiting(item)}
        title={t(is_on ? 'switches.questionOff' : 'switches.questionOn', { kind: what })}
      />
    </div>
  );
}

function Proposal({ item, onClose }: { item: SiteSwitch; onClose: () => void }) {
  const propose = useMutation(proposeSwitchMutation);
  const isMounted = useIsMounted();
  const form = useZodForm(reasonSchema, { reason: '' });

  return (
    <Modal
      description={t(`switches.${item.kind}`)}
      onClose={onClose}
      title={item.is_on ? t('switches.proposeOff') : t('switches.proposeOn')}
    >
      <Form
        className="grid gap-5"
        form={form}
        onSubmit={async ({ reason }) => {
          await propose.mutateAsync({ kind: item.kind, turn_on: !item.is_on, reason });
          toast.success(t('switches.proposed'));
          if (isMounted()) onClose();
        }}
      >
        <ReasonField />
        <SubmitButton className="justify-self-start">
          {item.is_on ? t('switches.proposeOff') : t('switches.proposeOn')}
        </SubmitButton>
      </Form>
    </Modal>
  );
}

interface SwitchesProps {
  title: string;
  lead: string;
  kinds: readonly SwitchKind[];
}

export function Switches({ title, lead, kinds }: SwitchesProps) {
  const { role, user } = useRouteContext({ from: '/_operator' });
  const { data: switches } = useSuspenseQuery(siteSwitchesQuery);
  const [proposing, setProposing] = useState<SiteSwitch>();
  const titleId = useId();
  const rows = switches.filter(({ kind }) => kinds.includes(kind));
  return (
    <section aria-labelledby={titleId} className="mt-12">
      <h2 className="text-lg font-semibold" id={titleId}>
        {title}
      </h2>
      <p className="text-muted-foreground mt-1 mb-4 max-w-prose text-sm">{lead}</p>
      <DataTable
        caption={title}
        columns={columns(rows, role, user.id, setProposing)}
        empty={null}
        rowKey={({ kind }) => kind}
        rows={rows}
      />
      {proposing ? <Proposal item={proposing} onClose={() => setProposing(undefined)} /> : null}
    </section>
  );
}
