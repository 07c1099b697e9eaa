import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { Column } from '@/components/display/DataTable';
import { FreeText } from '@/components/display/FreeText';
import { TableSection } from '@/components/frame/TitledSection';
import { Badge } from '@/components/ui/badge';
import { t } from '@/lib/i18n/i18n';
import { decideProposalMutation } from '../proposals';
import { type SiteSwitch, type SwitchKind, proposeSwitchMutation, siteSwitchesQuery } from '../switches';
import { ProposalSteps } from './ProposalSteps';
import { Step } from './Step';

/** Admins propose; admins and treasurers decide. */
const mayStep = (role: string | null, { change_id: id }: SiteSwitch): boolean =>
  role === 'admin' || (role === 'treasurer' && Boolean(id));

const waiting = ({ is_on, proposed_by_name: name, reason }: SiteSwitch): string =>
  t(is_on ? 'switches.waitingOff' : 'switches.waitingOn', { name, reason });

const columns = (rows: SiteSwitch[], role: string | null, userId: string): Column<SiteSwitch>[] => [
  { title: t('switches.kind'), cell: ({ kind }) => t(`switches.${kind}`) },
  {
    title: t('common.statusTitle'),
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
          cell: (item: SiteSwitch) => (mayStep(role, item) ? <Steps item={item} userId={userId} /> : null),
        },
      ]
    : []),
];

function Steps({ item, userId }: { item: SiteSwitch; userId: string }) {
  const decide = useMutation(decideProposalMutation);
  const propose = useMutation(proposeSwitchMutation);
  const { change_id: id, is_on, kind, proposed_by } = item;
  const what = t(`switches.${kind}`);
  const label = t(is_on ? 'switches.proposeOff' : 'switches.proposeOn');
  return id ? (
    <div className="flex justify-end *:justify-end">
      <ProposalSteps
        about={what}
        done={t('switches.confirmed')}
        isOwn={proposed_by === userId}
        key={id}
        label={is_on ? t('switches.confirmOff') : t('switches.confirmOn')}
        onDecide={(confirm) => decide.mutateAsync({ id, confirm })}
        text={waiting(item)}
        title={t(is_on ? 'switches.questionOff' : 'switches.questionOn', { kind: what })}
      />
    </div>
  ) : (
    <Step
      about={what}
      done={t('switches.proposed')}
      label={label}
      onConfirm={(reason) => propose.mutateAsync({ kind, turn_on: !is_on, reason })}
      size="sm"
      text={what}
      variant="outline"
      withReason
    />
  );
}

export function Switches({ title, lead, kinds }: { title: string; lead: string; kinds: readonly SwitchKind[] }) {
  const { role, user } = useRouteContext({ from: '/_operator' });
  const { data: switches } = useSuspenseQuery(siteSwitchesQuery);
  const rows = switches.filter(({ kind }) => kinds.includes(kind));
  return (
    <TableSection
      className="mt-12"
      columns={columns(rows, role, user.id)}
      lead={lead}
      rowKey={({ kind }) => kind}
      rows={rows}
      title={title}
    />
  );
}
