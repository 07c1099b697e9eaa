import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { Column } from '@/components/display/DataTable';
import { MoneyText } from '@/components/display/MoneyText';
import { AmountField } from '@/components/forms/AmountField';
import { DialogForm } from '@/components/forms/FormDialog';
import { formatDate } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import { typedCents } from '@/lib/money/money';
import { ChangeTable } from '@/operator/kit/components/ChangeTable';
import { ReasonField } from '@/operator/kit/components/ReasonField';
import { type Limit, type LimitKind, limitName, limitsQuery } from '@/operator/kit/limits';
import { toldWords } from '@/operator/kit/proposals';
import { ROLES, roleWord } from '@/operator/kit/roles';
import { setLimitMutation } from '../mutations';
import { limitSchema } from '../schema';

interface Place {
  role: string;
  kind: LimitKind;
  limit: Limit | undefined;
}

const KINDS: Record<(typeof ROLES)[number], LimitKind[]> = {
  reviewer: ['deposit', 'withdrawal', 'alone'],
  treasurer: ['deposit', 'withdrawal', 'payment', 'bonus', 'alone'],
  admin: ['deposit', 'withdrawal', 'payment', 'bonus', 'alone'],
};

function LimitForm({ place, onDone }: { place: Place; onDone: () => void }) {
  const save = useMutation(setLimitMutation);
  const { role, kind } = place;
  const seen = place.limit?.max_cents ?? null;
  return (
    <DialogForm
      onDone={onDone}
      onSend={({ cents, reason }) =>
        save.mutateAsync({
          role,
          kind,
          reason,
          ...(seen === null ? {} : { seen_cents: seen }),
          ...(cents === null ? {} : { max_cents: cents }),
        })
      }
      schema={limitSchema}
      submit={t('common.save')}
      told={(proposal) => toldWords(proposal, t('offers.saved', { name: limitName(role, kind) }))}
      values={{ cents: seen === null ? '' : typedCents(seen), reason: '' }}
    >
      {({ control }) => (
        <>
          <AmountField control={control} hint={t('offers.limits.hint')} label={t('offers.limits.limit')} name="cents" />
          <ReasonField />
        </>
      )}
    </DialogForm>
  );
}

const columns = (): Column<Place>[] => [
  { title: t('treasury.roles.role'), cell: ({ role }) => roleWord(role) },
  { title: t('operations.review.decision'), cell: ({ kind }) => t(`offers.limits.${kind}`) },
  {
    title: t('offers.limits.limit'),
    align: 'end',
    cell: ({ limit }) =>
      limit ? (
        <span className="inline-grid gap-0.5">
          <MoneyText cents={limit.max_cents} />
          {limit.set_by ? (
            <span className="text-muted-foreground text-[0.8125rem]">
              <bdi>{limit.set_by}</bdi>, {formatDate(limit.set_at)}
            </span>
          ) : null}
        </span>
      ) : (
        <span className="text-muted-foreground">{t('offers.limits.none')}</span>
      ),
  },
];

export function Limits() {
  const { role } = useRouteContext({ from: '/_operator' });
  const { data: limits } = useSuspenseQuery(limitsQuery);
  const places = ROLES.flatMap((one) =>
    KINDS[one].map((kind) => ({
      role: one,
      kind,
      limit: limits.find((limit) => limit.role === one && limit.kind === kind),
    })),
  );
  return (
    <ChangeTable
      className="mt-14"
      columns={columns()}
      label={(place) => t('offers.changeLabel', { name: limitName(place.role, place.kind) })}
      lead={t('offers.limits.lead')}
      mayChange={role === 'admin'}
      rowKey={(place) => `${place.role} ${place.kind}`}
      rows={places}
      title={t('offers.limits.title')}
    >
      {(opened, _current, onDone) => <LimitForm onDone={onDone} place={opened} />}
    </ChangeTable>
  );
}
