import { useMutation, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { Disclosure } from '@/components/display/Disclosure';
import { NoticeBox } from '@/components/display/NoticeBox';
import { AmountField } from '@/components/forms/AmountField';
import { Focused } from '@/components/forms/Focused';
import { Form, FormFailure } from '@/components/forms/Form';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { portfolioQuery } from '@/features/dashboard/queries';
import { formatShare } from '@/features/trading/sentence';
import { readSchema } from '@/lib/forms/read-schema';
import type { RequestIds } from '@/lib/forms/use-request-ids';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { t } from '@/lib/i18n/i18n';
import { formatCents, typedCents } from '@/lib/money/money';
import { toast } from '@/lib/toast';
import { protectionQuery } from '../../appropriateness';
import { LEAST_CENTS, readCents } from '../../limits';
import { copyMutation } from '../../mutations';
import { copiesQuery, previewCopyQuery, type Strategy } from '../../queries';
import { StopField, stopBp } from '../StopField';
import { CopyCost } from './CopyCost';

interface CopyFormProps {
  userId: string;
  strategy: Strategy;
  ids: RequestIds;
  onDone: () => void;
}

const copySchema = z.object({ amount: readSchema(readCents), stop: z.number() });

export function CopyForm({ userId, strategy, ids, onDone }: CopyFormProps) {
  const copy = useMutation(copyMutation);
  const { data: portfolio } = useSuspenseQuery(portfolioQuery(userId));
  const { data: copies } = useSuspenseQuery(copiesQuery(userId));
  const { data: protection } = useSuspenseQuery(protectionQuery(userId));
  const form = useZodForm(copySchema, { amount: '', stop: 0 }, { mode: 'onChange' });
  const { control, setValue } = form;
  // The user agrees to this share, even if the trader changes it meanwhile.
  const [seenBp, setSeenBp] = useState(strategy.share_bp);
  const amount = readCents(useWatch({ control, name: 'amount' }));
  const { cooling_off_hours: hours } = protection;
  // A trader's own stake is not a copy.
  const isFirst = hours > 0 && !copies.some(({ is_mine, paid_in_cents: paid }) => !is_mine && paid > 0);
  const { data: room } = useQuery({
    ...previewCopyQuery(userId, strategy.pool_id, LEAST_CENTS),
    select: (preview) => preview?.room_cents,
  });
  const most = Math.min(portfolio.balanceCents, protection.room_cents, room ?? Infinity);
  return (
    <Form
      aria-label={t('copying.copy.title', { title: strategy.title })}
      className="grid gap-4"
      failsInside
      form={form}
      onSubmit={async ({ amount: amount_cents, stop }) => {
        const args = { pool_id: strategy.pool_id, amount_cents, seen_share_bp: seenBp, ...stopBp(stop) };
        await ids.send(args, (request_id) => copy.mutateAsync({ ...args, request_id }));
        toast.success(isFirst ? t('copying.copy.doneCooling', { hours }) : t('copying.copy.done'));
        onDone();
      }}
    >
      <p className="text-sm">{t('copying.warning.title')}.</p>
      <Focused isOn>
        <AmountField
          action={
            <Button onClick={() => setValue('amount', typedCents(most), { shouldValidate: true })} variant="outline">
              {t('withdrawing.most')}
            </Button>
          }
          control={control}
          hint={t('copying.copy.bounds', { least: formatCents(LEAST_CENTS), most: formatCents(most) })}
          label={t('common.amount')}
          name="amount"
        />
      </Focused>
      <CopyCost
        cents={typeof amount === 'number' ? amount : undefined}
        poolId={strategy.pool_id}
        shareBp={seenBp}
        userId={userId}
      />
      <StopField control={control} name="stop" />
      {isFirst ? (
        <p className="flex flex-wrap items-center gap-2 text-sm">
          <Badge variant="outline">{t('copying.copy.coolingBadge', { hours })}</Badge>
          <span>{t('copying.copy.cooling')}</span>
        </p>
      ) : null}
      {strategy.share_bp === seenBp ? null : (
        <NoticeBox tone="wait">
          <p>{t('copying.copy.changed', { from: formatShare(seenBp), to: formatShare(strategy.share_bp) })}</p>
          <Button
            className="justify-self-start"
            onClick={() => setSeenBp(strategy.share_bp)}
            size="sm"
            variant="outline"
          >
            {t('copying.copy.accept', { to: formatShare(strategy.share_bp) })}
          </Button>
        </NoticeBox>
      )}
      <FormFailure>{(code) => <WayOn code={code} />}</FormFailure>
      <Disclosure>
        <p>{t('copying.copy.text')}</p>
        <p>
          {t('copying.copy.partRoom', {
            percent: formatShare(protection.part_bp),
            amount: formatCents(protection.room_cents),
          })}
        </p>
        <p>{t('copying.stop.text')}</p>
      </Disclosure>
      <SubmitButton size="lg">{t('copying.copy.action')}</SubmitButton>
    </Form>
  );
}

/** The way on after a refusal, where there is one. */
function WayOn({ code }: { code: string }) {
  return code === 'identity_required' ? (
    <Link className="link" hash="kyc-title" to="/account">
      {t('portfolio.steps.identity')}
    </Link>
  ) : null;
}
