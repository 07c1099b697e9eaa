import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { type Column, DataTable } from '@/components/display/DataTable';
import { MoneyText } from '@/components/display/MoneyText';
import { AmountField } from '@/components/forms/AmountField';
import { Form } from '@/components/forms/Form';
import { Modal } from '@/components/forms/Modal';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { formatDate } from '@/lib/dates';
import { useIsMounted } from '@/lib/forms/use-is-mounted';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { t } from '@/lib/i18n/i18n';
import { typedCents } from '@/lib/money/money';
import { changeColumn } from '@/operator/kit/components/change-column';
import { ReasonField } from '@/operator/kit/components/ReasonField';
import { TitledSection } from '@/operator/kit/components/TitledSection';
import { type Limit, type LimitKind, limitName, limitsQuery } from '@/operator/kit/limits';
import { toldOf } from '@/operator/kit/proposals';
import { ROLES, roleWord } from '@/operator/kit/roles';
import { setLimitMutation } from '../mutations';
import { limitSchema } from '../schema';

interface Place {
  role: string;
  kind: LimitKind;
  limit: Limit | undefined;
}

/** The decisions each role may take. */
const KINDS: Record<(typeof ROLES)[number], LimitKind[]> = {
  reviewer: ['deposit', 'withdrawal', 'alone'],
  treasurer: ['deposit', 'withdrawal', 'payment', 'bonus', 'alone'],
  admin: ['deposit', 'withdrawal', 'payment', 'bonus', 'alone'],
};

function LimitForm({ place, onDone }: { place: Place; onDone: () => void }) {
  const save = useMutation(setLimitMutation);
  const isMounted = useIsMounted();
  const seen = place.limit?.max_cents ?? null;
  const form = useZodForm(limitSchema, { cents: seen === null ? '' : typedCents(seen), reason: '' });
  const { control } = form;
  return (
    <Form
      className="grid gap-4"
      form={form}
      onSubmit={async (values) => {
        const proposal = await save.mutateAsync({ role: place.role, kind: place.kind, seen, ...values });
        toldOf(proposal, t('offers.saved', { name: limitName(place.role, place.kind) }));
        if (isMounted()) onDone();
      }}
    >
      <AmountField control={control} name="cents" hint={t('offers.limits.hint')} label={t('offers.limits.limit')} />
      <ReasonField />
      <SubmitButton className="justify-self-start">{t('common.save')}</SubmitButton>
    </Form>
  );
}

const columns = (onChange: ((place: Place) => void) | undefined): Column<Place>[] => [
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
  ...changeColumn({
    onChange,
    label: (place) => t('offers.changeLabel', { name: limitName(place.role, place.kind) }),
  }),
];

export function Limits() {
  const { role } = useRouteContext({ from: '/_operator' });
  const { data: limits } = useSuspenseQuery(limitsQuery);
  const [changing, setChanging] = useState<Place>();
  const places = ROLES.flatMap((one) =>
    KINDS[one].map((kind) => ({
      role: one,
      kind,
      limit: limits.find((limit) => limit.role === one && limit.kind === kind),
    })),
  );
  const close = () => setChanging(undefined);
  return (
    <TitledSection className="mt-14" lead={t('offers.limits.lead')} title={t('offers.limits.title')}>
      <DataTable
        caption={t('offers.limits.title')}
        columns={columns(role === 'admin' ? setChanging : undefined)}
        empty={null}
        rowKey={(place) => `${place.role} ${place.kind}`}
        rows={places}
      />
      {changing ? (
        <Modal onClose={close} title={t('offers.changeLabel', { name: limitName(changing.role, changing.kind) })}>
          <LimitForm onDone={close} place={changing} />
        </Modal>
      ) : null}
    </TitledSection>
  );
}
