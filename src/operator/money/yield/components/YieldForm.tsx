import { useMutation } from '@tanstack/react-query';
import { type Column, DataTable } from '@/components/display/DataTable';
import { FreeText } from '@/components/display/FreeText';
import { MoneyText } from '@/components/display/MoneyText';
import { ActionButton } from '@/components/forms/ActionButton';
import { Form } from '@/components/forms/Form';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { InputField } from '@/components/forms/TextFields';
import type { Args } from '@/lib/data/rows';
import { formatDate } from '@/lib/dates';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { t } from '@/lib/i18n/i18n';
import { formatCents } from '@/lib/money/money';
import { toast } from '@/lib/toast';
import { LeftAlone } from '@/operator/kit/components/AboveLimit';
import { Preview } from '@/operator/kit/components/Preview';
import { usePreview } from '@/operator/kit/use-preview';
import { postYieldMutation, previewYieldMutation } from '../mutations';
import type { Share } from '../queries';
import { YIELD_WINDOW_DAYS, yieldSchema } from '../schema';

type Posting = Args<'post_yield'>;

const columns = (): Column<Share & { place: number }>[] => [
  { title: t('operations.review.person'), cell: (row) => <FreeText>{row.investor_name}</FreeText> },
  { title: t('treasury.yield.principal'), align: 'end', cell: (row) => <MoneyText cents={row.principal_cents} /> },
  { title: t('treasury.yield.share'), align: 'end', cell: (row) => <MoneyText cents={row.share_cents} /> },
];

function Summary({ shares }: { shares: readonly Share[] }) {
  const [first] = shares;
  if (!first) return <p>{t('treasury.yield.nobody')}</p>;
  return (
    <p>
      <span>{t('treasury.yield.shares', { count: first.positions, amount: formatCents(first.shared_cents) })}</span>{' '}
      <span>{first.positions > shares.length ? t('treasury.yield.largest', { shown: shares.length }) : ''}</span>
    </p>
  );
}

interface PostingFormProps {
  posting: Posting;
  shares: readonly Share[];
  onPost: () => Promise<void>;
}

const wordsOf = ({ amount_cents, day }: Posting) => ({ amount: formatCents(amount_cents), day: formatDate(day) });

function PostingForm({ posting, shares, onPost }: PostingFormProps) {
  return (
    <div className="grid gap-4">
      <DataTable
        caption={t('treasury.yield.previewCaption')}
        columns={columns()}
        empty={null}
        rowKey={({ place }) => String(place)}
        rows={shares.map((share, place) => ({ ...share, place }))}
      />
      <p className="text-muted-foreground">{t('treasury.yield.postText')}</p>
      <LeftAlone />
      <ActionButton className="justify-self-start" onAct={onPost}>
        {t('treasury.yield.post', wordsOf(posting))}
      </ActionButton>
    </div>
  );
}

interface YieldFormProps {
  planId: string;
  day: string;
  /** The form has input: keep it even if another treasurer books the day. */
  onStay: () => void;
  /** Booked or proposed, with no input since then: the form may move to another day. */
  onDone: () => void;
}

export function YieldForm({ planId, day, onStay, onDone }: YieldFormProps) {
  const preview = useMutation(previewYieldMutation);
  const post = useMutation(postYieldMutation);
  const form = useZodForm(yieldSchema, { day, amount_cents: '', evidence: '' });
  const { control, getValues, reset } = form;
  const { shown, forget, show, isStill } = usePreview<{ posting: Posting; shares: readonly Share[] }>(getValues);
  const book = async () => {
    if (!shown) return;
    const { id } = await post.mutateAsync(shown.posting);
    toast.success(t(id ? 'treasury.yield.posted' : 'treasury.proposals.proposed', wordsOf(shown.posting)));
    if (!isStill()) return;
    forget();
    reset({ day, amount_cents: '', evidence: '' });
    onDone();
  };
  const change = () => {
    forget();
    onStay();
  };
  return (
    <div>
      <Form
        className="grid gap-4"
        form={form}
        onChange={change}
        onSubmit={(values) => {
          const posting = { plan_id: planId, ...values };
          return show(async () => ({ posting, shares: await preview.mutateAsync(posting) }));
        }}
      >
        <InputField
          control={control}
          name="day"
          hint={t('treasury.yield.dayHint', { days: YIELD_WINDOW_DAYS })}
          label={t('treasury.yield.day')}
          type="date"
        />
        <InputField
          control={control}
          name="amount_cents"
          hint={t('treasury.yield.incomeHint')}
          label={t('treasury.yield.income')}
          inputMode="text"
        />
        <InputField
          control={control}
          name="evidence"
          hint={t('treasury.yield.evidenceHint')}
          label={t('treasury.yield.evidence')}
          dir="auto"
        />
        <SubmitButton className="justify-self-start" variant="outline">
          {t('treasury.yield.preview')}
        </SubmitButton>
      </Form>
      <Preview summary={shown ? <Summary shares={shown.shares} /> : undefined}>
        {shown ? <PostingForm {...shown} onPost={book} /> : null}
      </Preview>
    </div>
  );
}
