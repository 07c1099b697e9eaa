import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { type Column, DataTable } from '@/components/display/DataTable';
import { FreeText } from '@/components/display/FreeText';
import { MoneyText } from '@/components/display/MoneyText';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { formatDate } from '@/lib/dates';
import { toastInvalid, useSubmit } from '@/lib/forms/use-submit';
import { t } from '@/lib/i18n/i18n';
import { formatCents } from '@/lib/money/money';
import { toast } from '@/lib/toast';
import { LeftAlone } from '@/operator/kit/components/AboveLimit';
import { Preview } from '@/operator/kit/components/Preview';
import { usePreview } from '@/operator/kit/use-preview';
import { type Income, postYieldMutation, previewYieldMutation } from '../mutations';
import type { Share } from '../queries';
import { YIELD_WINDOW_DAYS, yieldSchema } from '../schema';

type Posting = Income & { evidence: string };

const columns = (): Column<Share & { place: number }>[] => [
  {
    key: 'person',
    title: t('operations.review.person'),
    cell: (row) => <FreeText>{row.investor_name}</FreeText>,
  },
  {
    key: 'principal',
    title: t('treasury.yield.principal'),
    align: 'end',
    cell: (row) => <MoneyText cents={row.principal_cents} />,
  },
  {
    key: 'share',
    title: t('treasury.yield.share'),
    align: 'end',
    cell: (row) => <MoneyText cents={row.share_cents} />,
  },
];

/** How many share how much. */
function Summary({ shares }: { shares: readonly Share[] }) {
  const [first] = shares;
  if (!first) return <p>{t('treasury.yield.nobody')}</p>;
  return (
    <p>
      <span>
        {t('treasury.yield.shares', { count: first.positions, amount: formatCents(first.shared_cents) })}
      </span>{' '}
      <span>
        {first.positions > shares.length ? t('treasury.yield.largest', { shown: shares.length }) : ''}
      </span>
    </p>
  );
}

interface PostingFormProps {
  posting: Posting;
  shares: readonly Share[];
  isPosting: boolean;
  onPost: () => Promise<void>;
}

const wordsOf = ({ cents, day }: Posting) => ({ amount: formatCents(cents), day: formatDate(day) });

/** Whose share a posting would credit, and the button that does it. */
function PostingForm({ posting, shares, isPosting, onPost }: PostingFormProps) {
  return (
    <form className="grid gap-4" onSubmit={useSubmit(onPost)}>
      <DataTable
        caption={t('treasury.yield.previewCaption')}
        columns={columns()}
        empty={null}
        rowKey={({ place }) => String(place)}
        rows={shares.map((share, place) => ({ ...share, place }))}
      />
      <p className="text-muted-foreground">{t('treasury.yield.postText')}</p>
      <LeftAlone />
      <SubmitButton className="justify-self-start" pending={isPosting}>
        {t('treasury.yield.post', wordsOf(posting))}
      </SubmitButton>
    </form>
  );
}

interface YieldFormProps {
  planId: string;
  day: string;
  /** Something is entered: the form must stay, also when another treasurer books the day. */
  onStay: () => void;
  /** The income is booked or proposed, and nothing else was entered meanwhile: the form may go on to another day. */
  onDone: () => void;
}

/** The income of a plan on a day: first what it would credit, to the cent, then the posting. */
export function YieldForm({ planId, day, onStay, onDone }: YieldFormProps) {
  const preview = useMutation(previewYieldMutation);
  const post = useMutation(postYieldMutation);
  const { register, handleSubmit, formState, getValues, reset } = useForm({
    resolver: zodResolver(yieldSchema),
    defaultValues: { day, cents: '', evidence: '' },
  });
  const { errors } = formState;
  const { shown, forget, show, isStill } = usePreview<{ posting: Posting; shares: readonly Share[] }>(
    getValues,
  );
  const submit = useSubmit(
    handleSubmit((values) => {
      const posting = { planId, ...values };
      return show(async () => ({ posting, shares: await preview.mutateAsync(posting) }));
    }, toastInvalid),
  );
  const book = async () => {
    if (!shown) return;
    const isBooked = await post.mutateAsync(shown.posting);
    toast.success(
      t(isBooked ? 'treasury.yield.posted' : 'treasury.proposals.proposed', wordsOf(shown.posting)),
    );
    if (!isStill()) return;
    forget();
    reset({ day, cents: '', evidence: '' });
    onDone();
  };
  const change = () => {
    forget();
    onStay();
  };
  return (
    <div>
      <form className="grid gap-4" noValidate onChange={change} onSubmit={submit}>
        <Field
          error={errors.day?.message}
          hint={t('treasury.yield.dayHint', { days: YIELD_WINDOW_DAYS })}
          label={t('treasury.yield.day')}
        >
          {(control) => <Input {...control} {...register('day')} type="date" />}
        </Field>
        <Field
          error={errors.cents?.message}
          hint={t('treasury.yield.incomeHint')}
          label={t('treasury.yield.income')}
        >
          {(control) => <Input {...control} {...register('cents')} autoComplete="off" inputMode="text" />}
        </Field>
        <Field
          error={errors.evidence?.message}
          hint={t('treasury.yield.evidenceHint')}
          label={t('treasury.yield.evidence')}
        >
          {(control) => <Input {...control} {...register('evidence')} autoComplete="off" dir="auto" />}
        </Field>
        <SubmitButton className="justify-self-start" pending={formState.isSubmitting} variant="outline">
          {t('treasury.yield.preview')}
        </SubmitButton>
      </form>
      <Preview summary={shown ? <Summary shares={shown.shares} /> : undefined}>
        {shown ? <PostingForm {...shown} isPosting={post.isPending} onPost={book} /> : null}
      </Preview>
    </div>
  );
}
